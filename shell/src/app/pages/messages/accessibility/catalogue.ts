import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** Texts of the accessibility declaration, loaded with its page. */
export const { useMessages: useAccessibilityMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "accessibility-en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "accessibility-ar" */ './ar').then((file) => file.ar),
});
