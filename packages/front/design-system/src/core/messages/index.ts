import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** The built-in texts of the core components. */
export const { useMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
