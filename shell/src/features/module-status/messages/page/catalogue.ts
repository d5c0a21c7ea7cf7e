import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** Texts of the modules' status page, loaded with the page. */
export const { useMessages: useStatusPageMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
