import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  start: {
    loading: 'Opening your session…',
    profile: 'Loading your profile...',
    unreachable: 'The server is not responding',
    unreachableHint: 'Your session is kept. Check the network connection, then try again.',
    loadFailed: 'The application could not be loaded',
    pageMissing: 'The page could not be loaded',
    loadFailedHint: 'Check the network connection, then reload the page.',
    registryDown: 'The list of modules cannot be reached',
    registryDownHint: 'Check the network connection, then try again. No data has been lost.',
    retry: 'Try again',
    badConfig: 'The site configuration is wrong',
    badConfigHint: (field) =>
      field === ''
        ? 'The file config.json of this site cannot be read. Tell the person who administers the site.'
        : `In the file config.json of this site, “${field}” is not valid. Tell the person who administers the site.`,
    configDown: 'The site configuration cannot be reached',
  },
  access: {
    checking: 'Checking your permissions…',
    error: 'Your permissions could not be loaded',
    errorHint: 'Without them, no module opens. Check the network connection, then try again.',
    retry: 'Try again',
  },
  denied: {
    title: {
      visible: 'Access denied',
      read: 'Viewing not allowed',
      write: 'Editing not allowed',
      delete: 'Deleting not allowed',
    },
    message: {
      visible: (label) => `You do not have access to the ${label} module.`,
      read: (label) => `You do not have permission to view the ${label} module.`,
      write: (label) => `You do not have permission to edit in the ${label} module.`,
      delete: (label) => `You do not have permission to delete in the ${label} module.`,
      other: (label, right) => `You do not have the “${right}” permission in the ${label} module.`,
    },
    hint: 'Ask an administrator for this permission if you need it.',
    request: 'Request access',
    requestSubject: (label, right, name) => `Access request from ${name}: ${label}, ${right}`,
    back: 'Back',
    home: 'Modules home',
  },
  slow: 'This is taking longer than usual. Still opening…',
};
