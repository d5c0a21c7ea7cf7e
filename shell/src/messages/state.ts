import { createCatalogue } from '@escale/i18n';
import { state } from './fr/state';

/** Texts of the page about the modules' state, which are loaded with it. */
export const { useMessages: useStateMessages } = createCatalogue({
  fr: state,
  en: () => import(/* webpackChunkName: "en" */ './en/state').then((file) => file.state),
  ar: () => import(/* webpackChunkName: "ar" */ './ar/state').then((file) => file.state),
});
