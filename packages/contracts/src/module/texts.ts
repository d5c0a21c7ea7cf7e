import type { Language } from '../user/preferences';

/** The texts of a descriptor in another language than French; each that is missing stays French. */
export interface ModuleTexts {
  /** Where the card has the same label, it counts for the card too. */
  label?: string | undefined;
  card?:
    | { label?: string | undefined; description?: string | undefined; figureLabel?: string | undefined }
    | undefined;
  /** Labels of `actions`, by id. */
  actions?: Record<string, string> | undefined;
  /** Labels of `contributions`, by id. */
  contributions?: Record<string, string> | undefined;
}

export type ModuleTranslations = Partial<Record<Exclude<Language, 'fr'>, ModuleTexts>>;
