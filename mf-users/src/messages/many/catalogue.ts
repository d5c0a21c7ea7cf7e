import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** Texts of the changes for several users, loaded with their page. */
export const { useMessages: useManyMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
