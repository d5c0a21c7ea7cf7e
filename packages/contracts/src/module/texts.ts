import type { Language } from '../user/preferences';

/** The texts of a descriptor in a language other than French; a missing text stays French. */
export interface ModuleTexts {
  /** The module's label; also the card's, if both are the same in French. */
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
