import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** The texts of the data table, in a catalogue that loads only with the table. */
export const { useMessages } = createCatalogue({
  fr,
  en: () => import(/* webpackChunkName: "en" */ './en').then((file) => file.en),
  ar: () => import(/* webpackChunkName: "ar" */ './ar').then((file) => file.ar),
});
