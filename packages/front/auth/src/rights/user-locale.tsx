import { LocaleProvider, useReaderLocale } from '@escale/i18n';
import type { ReactNode } from 'react';
import { useOwnPreferences } from './permissions';

/**
 * Provides language, time zone and formats from the user's preferences; before the sign-in, the language chosen in this browser and
 * French formats (readings, 'Product and brand').
 */
export function UserLocale({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useReaderLocale(useOwnPreferences())}>{children}</LocaleProvider>;
}
