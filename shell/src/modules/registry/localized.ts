import { localizeDescriptor, type Language, type ModuleDescriptor } from '@escale/contracts';

/** The key of the original registry entry behind a localized one; being a symbol, no registry can contain it. */
const source = Symbol('source');

type Localized = ModuleDescriptor & { [source]?: ModuleDescriptor };

/** Returns a module with its texts in a language, for display. */
export function localized(descriptor: ModuleDescriptor, language: Language): ModuleDescriptor {
  const original = sourceOf(descriptor);
  const texts = localizeDescriptor(original, language);
  if (texts === original) return original;
  const shown: Localized = { ...texts, [source]: original };
  return shown;
}

/** Returns the registry's own descriptor: loading verifies it word for word, and a change of language loads nothing. */
export function sourceOf(descriptor: Localized): ModuleDescriptor {
  return descriptor[source] ?? descriptor;
}
