import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  title: 'An error occurred',
  text: 'The error was reported to the technical team automatically.',
  home: 'Back to home',
  at: (moment) => `When you contact support, mention: error on ${moment}.`,
  refresh: 'Refresh',
  retry: 'Try again',
  inModule: (label) => `The ${label} module has stopped. The rest of the application works.`,
};
