import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** Texts of the comparison, loaded with its page. */
export const { useMessages: useCompareMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
