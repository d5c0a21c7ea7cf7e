import { createCatalogue } from '@escale/i18n';
import { late } from './fr/late';

/** Texts of what is rarely seen, which are loaded with it. */
export const { useMessages: useLateMessages, messages: lateMessages } = createCatalogue({
  fr: late,
  en: () => import(/* webpackChunkName: "en" */ './en/late').then((file) => file.late),
  ar: () => import(/* webpackChunkName: "ar" */ './ar/late').then((file) => file.late),
});
