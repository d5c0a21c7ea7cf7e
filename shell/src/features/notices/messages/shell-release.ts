import { createCatalogue } from '@escale/i18n';

const fr = {
  live: 'Une nouvelle version de la plateforme est en ligne.',
  load: 'Recharger',
};

/** Texts of the notice about a new release of the shell, loaded with the notice. */
export const { useMessages: useShellReleaseMessages } = createCatalogue({
  fr,
  en: { live: 'A new version of the platform is online.', load: 'Reload' },
  ar: { live: 'يتوفر إصدار جديد من المنصة.', load: 'إعادة التحميل' },
});
