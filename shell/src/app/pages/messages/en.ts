import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  notFound: {
    title: 'Page not found',
    text: 'The address you asked for does not exist or has changed.',
    link: 'Back to the dashboard',
  },
};
