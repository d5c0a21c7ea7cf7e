import { createCatalogue } from '@escale/i18n';

const fr = {
  loading: (label: string) => `Chargement : ${label}…`,
  failed: (label: string) => `« ${label} » ne s'affiche pas pour le moment.`,
  retry: 'Réessayer',
};

/** Texts shown while a contribution of a module loads or after it has failed; loaded with the first contribution. */
export const { useMessages: useContributionMessages } = createCatalogue({
  fr,
  en: {
    loading: (label) => `Loading: ${label}…`,
    failed: (label) => `“${label}” cannot be shown at the moment.`,
    retry: 'Try again',
  },
  ar: {
    loading: (label) => `جارٍ التحميل: ${label}…`,
    failed: (label) => `لا يمكن عرض «${label}» حاليًا.`,
    retry: 'إعادة المحاولة',
  },
});
