import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** Texts of a user's printed page, loaded when the page is printed. */
export const { useMessages: usePrintMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
