import { LocaleProvider, useReaderLocale } from '@escale/i18n';
import type { ReactNode } from 'react';
import { useOwnPreferences } from './permissions';

/** Provides language and dates by the user's preferences; before the sign-in, the choice of this browser applies (readings). */
export function UserLocale({ children }: { children: ReactNode }) {
  return <LocaleProvider locale={useReaderLocale(useOwnPreferences())}>{children}</LocaleProvider>;
}
