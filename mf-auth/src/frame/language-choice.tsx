import { languages } from '@escale/contracts';
import { HStack } from '@escale/design-system';
import { chooseLanguage, createCatalogue, languageNames, useLocale } from '@escale/i18n';
import { LinkButton } from './link-button';

const { useMessages } = createCatalogue({
  fr: { label: 'Langue' },
  en: { label: 'Language' },
  ar: { label: 'اللغة' },
});

/** The languages of the interface, each by its own name: before the sign-in the choice of this browser counts (readings). */
export function LanguageChoice() {
  const { label } = useMessages();
  const { language } = useLocale();
  return (
    <HStack
      role="group"
      aria-label={label}
      justifyContent="center"
      gap="4"
      marginBlockStart="2"
      fontSize="sm"
    >
      {languages.map((one) => (
        <LinkButton
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          // The Arabic face is fetched for readers of Arabic alone.
          {...(one === 'ar' && language !== 'ar' && { fontFamily: 'system-ui, sans-serif' })}
          {...(one === language && { color: 'fg', fontWeight: 'semibold' })}
          onClick={() => chooseLanguage(one)}
        >
          {languageNames[one]}
        </LinkButton>
      ))}
    </HStack>
  );
}
