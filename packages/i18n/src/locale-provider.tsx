import { useEffect, type ReactNode } from 'react';
import { LocaleContext, setCurrentLanguage, type Locale } from './locale';

export interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

/** Provides the locale and sets `lang` and `dir` on the document (§9 'Interface languages'). */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  useEffect(() => {
    setCurrentLanguage(locale.language);
    document.documentElement.lang = locale.language;
    document.documentElement.dir = locale.language === 'ar' ? 'rtl' : 'ltr';
  }, [locale.language]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
