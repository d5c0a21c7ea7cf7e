import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  modulesState: 'Module status',
  title: (product) => `${product} MODULES`,
  prompt: (greeting) => `${greeting}, choose a module to start.`,
  list: 'Modules',
  comingSoon: 'Coming soon',
  comingSoonToast: (label) => `The ${label} module will be available soon`,
  withdrawn: 'Withdrawn for now',
  withdrawnToast: (label) => `The ${label} module is not available at the moment.`,
  deniedToast: (label) => `Access to the ${label} module denied`,
  loading: 'Loading the modules…',
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
  quickAccess: 'Quick access',
  signIns: 'Your latest sign-ins',
  fromAddress: (address) => `from ${address}`,
  noAddress: 'unknown address',
  ownActivity: 'All my activity',
  help: 'Help and support',
  version: (version) => `Version ${version}`,
};
