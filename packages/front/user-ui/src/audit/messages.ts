import { createCatalogue } from '@escale/i18n';
import { fr } from './texts/fr';

/** A separate catalogue: the sign-in loads the texts of the package, but shows no audit log. */
export const { useMessages, messages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './texts/en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './texts/ar').then((file) => file.ar),
});
