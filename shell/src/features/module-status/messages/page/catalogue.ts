import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** Texts of the modules' status page, loaded with it. */
export const { useMessages: useStateMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
