import { languages } from '@escale/contracts';
import { HStack } from '@escale/design-system';
import { chooseLanguage, createCatalogue, languageNames, useLocale } from '@escale/i18n';
import { LinkButton } from './link-button';

const { useMessages } = createCatalogue({
  fr: { label: 'Langue' },
  en: { label: 'Language' },
  ar: { label: 'اللغة' },
});

/**
 * Offers the languages of the interface, each under its own name. Before the sign-in, the choice stored in this browser applies
 * (readings, 'Product and brand').
 */
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
          // Only the interface in Arabic loads the Arabic typeface; in other languages, a system font shows the Arabic name.
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
