import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  server: 'Server error. Please try again later.',
  notFound: 'Resource not found.',
  forbidden: 'Access forbidden.',
  network: 'Network connection error.',
  reference: (id) => `Reference: ${id}`,
  timeout: 'The request timed out.',
};
