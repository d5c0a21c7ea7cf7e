import { createCatalogue } from '@escale/i18n';

const fr = {
  loading: (label: string) => `Chargement : ${label}…`,
  failed: (label: string) => `« ${label} » ne s'affiche pas pour le moment.`,
  retry: 'Réessayer',
};

/** Texts of the parts that modules add to pages of others, which are loaded with the first of them. */
export const { useMessages: useContributionMessages } = createCatalogue({ fr });
