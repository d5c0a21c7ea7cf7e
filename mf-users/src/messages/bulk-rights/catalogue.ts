import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** Texts of /users/rights, loaded with that page. */
export const { useMessages: useBulkRightsMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
