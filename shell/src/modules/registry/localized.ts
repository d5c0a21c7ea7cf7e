import { localizeDescriptor, type Language, type ModuleDescriptor } from '@escale/contracts';

/** The property of a localized descriptor that holds the original. Its key is a symbol, so no registry can contain it. */
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
 * Returns the original descriptor from the registry. The loader verifies the original word for word, and a change of language
 * reloads no module.
 */
export function originalDescriptor(descriptor: LocalizedDescriptor): ModuleDescriptor {
  return descriptor[originalKey] ?? descriptor;
}
