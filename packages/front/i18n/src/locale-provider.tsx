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
 * Provides the locale and sets `lang` and `dir` on the document (§9 'Interface languages'). Switches the language once the texts of
 * all loaded code have arrived or failed; until then, the previous language stays. Updates `currentLanguage()` before it renders
 * the new language, since texts read outside hooks do not re-render.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  const language = useLoadedLanguage(locale.language);
  const shown = useMemo(() => ({ ...locale, language }), [locale, language]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  }, [language]);
  return <LocaleContext value={shown}>{children}</LocaleContext>;
}

/** Returns the language of the first render: `wanted` if its texts have loaded or failed, else the current language. */
function initLanguage(wanted: Language): Language {
  if (areTextsLoaded(wanted)) setCurrentLanguage(wanted);
  return currentLanguage();
}

function useLoadedLanguage(wanted: Language): Language {
  const [language, setLanguage] = useState(() => initLanguage(wanted));
  useEffect(() => {
    if (wanted === language) return;
    let isCurrent = true;
    void loadTexts(wanted).then(() => {
      if (!isCurrent) return;
      setCurrentLanguage(wanted);
      setLanguage(wanted);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, language]);
  return language;
}
