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
      visible: (label) => `You do not have access to the module ${label}.`,
      read: (label) => `You do not have the right to view the module ${label}.`,
      write: (label) => `You do not have the right to edit in the module ${label}.`,
      delete: (label) => `You do not have the right to delete in the module ${label}.`,
      other: (label, right) => `You do not have the right “${right}” in the module ${label}.`,
    },
    hint: 'Ask an administrator for this right if you need it.',
    back: 'Back',
    home: 'Modules home',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address you asked for does not exist or has changed.',
    link: 'Back to the dashboard',
  },
};
