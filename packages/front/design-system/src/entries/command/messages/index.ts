import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** The texts of the command palette; apart from the others, since they are loaded with it only. */
export const { useMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
