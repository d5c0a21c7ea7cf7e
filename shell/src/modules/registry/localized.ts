import { localizeDescriptor, type Language, type ModuleDescriptor } from '@escale/contracts';

/** What the registry says of a module stands behind what a page shows of it; nothing in a registry can carry it. */
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

/** Returns the descriptor of the registry: loading verifies it word by word, and a change of language loads nothing. */
export function sourceOf(descriptor: Localized): ModuleDescriptor {
  return descriptor[source] ?? descriptor;
}
