import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  figureAt: (time) => `(at ${time})`,
  empty: 'No module available',
  emptyHint: 'Contact an administrator to be given access.',
  refresh: 'Refresh the page',
  contact: 'Contact support',
  contactSubject: (name) => `Access of ${name} to modules`,
  resumeBefore: 'You were viewing',
  resumeAfter: 'before you signed in.',
  resume: 'Resume',
  dismissResume: 'Dismiss',
};
