import { useLocale } from '@escale/i18n';
import { ar } from './ar';
import { en } from './en';
import { fr, type Samples } from './fr';

const samples = { fr, en, ar } as const satisfies Record<string, Samples>;

/** Returns the texts of the stories in the language of the toolbar. */
export function useSamples(): Samples {
  return samples[useLocale().language];
}
