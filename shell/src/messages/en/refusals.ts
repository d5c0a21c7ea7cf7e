import type { Translation } from '@escale/i18n';
import type { refusals as french } from '../fr/refusals';

export const refusals: Translation<typeof french> = {
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
    back: 'Back',
    home: 'Modules home',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address you asked for does not exist or has changed.',
    link: 'Back to the dashboard',
  },
};
