import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** The texts of tables; separate, since they are loaded only with the table. */
export const { useMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
