import { useSession } from '@escale/auth';
import { languages, type Language } from '@escale/contracts';
import { notify, Text } from '@escale/design-system';
import type { MenuChoice } from '@escale/design-system/menu';
import { languageNames, useLocale } from '@escale/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from './messages/catalogue';

const languageCode = (language: Language) => (
  <Text
    as="span"
    aria-hidden
    minWidth="1.1rem"
    fontSize="2xs"
    fontWeight="semibold"
    textTransform="uppercase"
  >
    {language}
  </Text>
);

/** Returns the choice of language, which lists each language under its own name. A change is saved in the user's preferences. */
export function useLanguageChoice(): MenuChoice {
  const texts = useMessages();
  const client = useQueryClient();
  const { user } = useSession();
  const { language } = useLocale();
  const { mutate } = useMutation({
    scope: { id: 'language' },
    mutationFn: async (chosen: Language) => {
      const file = await import('./save-language').catch(() => null);
      if (file === null) notify.error(texts.toolMissing);
      else if (user !== null) await file.saveLanguage(client, user.id, chosen);
    },
  });
  return {
    id: 'language',
    label: texts.language,
    value: language,
    options: languages.map((value) => ({ value, label: languageNames[value], icon: languageCode(value) })),
    onChange: (chosen) => languages.filter((value) => value === chosen).forEach((value) => mutate(value)),
  };
}
