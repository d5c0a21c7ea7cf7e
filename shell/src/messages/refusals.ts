import { createCatalogue } from '@escale/i18n';
import { refusals } from './fr/refusals';

/** Texts of the pages that somebody sees in place of the one they asked for; loaded with them. */
export const { useMessages } = createCatalogue({
  fr: refusals,
  en: () => import(/* webpackChunkName: "en" */ './en/refusals').then((file) => file.refusals),
  ar: () => import(/* webpackChunkName: "ar" */ './ar/refusals').then((file) => file.refusals),
});
