import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  announced: 'Coming soon',
  withdrawn: 'Withdrawn for now',
  available: 'Available',
  ready: 'Available',
  renewed: 'New version ready',
  degraded: 'Degraded',
  refused: 'Refused',
};
