import type { Language } from '@escale/contracts';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from './dates';
import { areTextsLoaded, loadTexts } from './loaded-texts';
import { currentLanguage, LocaleContext, setCurrentLanguage } from './locale';

export interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

/**
 * Provides the locale and sets `lang` and `dir` on the document (§9 'Interface languages'). A language is shown once the
 * texts of what is on screen are loaded; until then the one before stays.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  const language = useLoadedLanguage(locale.language);
  const shown = useMemo(() => ({ ...locale, language }), [locale, language]);
  useLayoutEffect(() => {
    setCurrentLanguage(language);
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  }, [language]);
  return <LocaleContext value={shown}>{children}</LocaleContext>;
}

function useLoadedLanguage(wanted: Language): Language {
  const [language, setLanguage] = useState(() => (areTextsLoaded(wanted) ? wanted : currentLanguage()));
  useEffect(() => {
    if (wanted === language) return;
    let isCurrent = true;
    void loadTexts(wanted).then(() => {
      if (isCurrent) setLanguage(wanted);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, language]);
  return language;
}
