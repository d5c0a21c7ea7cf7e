import { localizeDescriptor, type Language, type ModuleDescriptor } from '@escale/contracts';

/** The key under which a localized descriptor holds the original. It is a symbol, so no registry can contain it. */
const originalKey = Symbol('source');

type LocalizedDescriptor = ModuleDescriptor & { [originalKey]?: ModuleDescriptor };

/** Returns a descriptor with its texts in a language, for display. */
export function localizeForDisplay(descriptor: ModuleDescriptor, language: Language): ModuleDescriptor {
  const original = originalDescriptor(descriptor);
  const texts = localizeDescriptor(original, language);
  if (texts === original) return original;
  const shown: LocalizedDescriptor = { ...texts, [originalKey]: original };
  return shown;
}

/**
 * Returns the original descriptor from the registry. The loader needs the original: it compares the descriptor word for word with
 * the published one, and must not reload a module when the language changes.
 */
export function originalDescriptor(descriptor: LocalizedDescriptor): ModuleDescriptor {
  return descriptor[originalKey] ?? descriptor;
}
