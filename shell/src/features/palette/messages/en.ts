import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

/** The texts in English. */
export const en: Translation<typeof fr> = {
  label: 'Search or go to…',
  placeholder: 'Page, person or action',
  placeholderWithoutPeople: 'Page or action',
  empty: 'No result',
  groups: { pages: 'Pages', actions: 'Actions', people: 'People', onPeople: 'Actions on a person' },
  acts: {
    suspend: (name) => `Suspend ${name}`,
    deactivate: (name) => `Deactivate ${name}`,
    rights: (name) => `Permissions of ${name}`,
    password: (name) => `Password of ${name}`,
    activity: (name) => `Activity of ${name}`,
  },
  home: 'Modules home',
  profile: 'My profile',
  password: 'Change my password',
  status: 'Module status',
  theme: (name) => `Theme: ${name}`,
  themes: { light: 'light', dark: 'dark', auto: 'automatic' },
  themeWords: 'appearance colour mode',
  keys: 'Keyboard shortcuts',
  loadingPeople: 'Searching for people…',
  peopleFailed: 'The list of people could not be read; pages and actions are still available.',
  offline: 'Offline: a module that has not been opened yet cannot be opened.',
  offlinePeople:
    'Offline: people cannot be searched for, and a module that has not been opened yet cannot be opened.',
  offlineKnownPeople: (time) =>
    `Offline: people from the list read at ${time}. A module that has not been opened yet cannot be opened.`,
  help: {
    title: 'Keyboard shortcuts',
    palette: 'Go to a page, find a person, start an action',
    search: 'Search in the page',
    list: 'Show these shortcuts',
    notifications: 'Go to the notifications',
    close: 'Close what is open',
    escape: 'Esc',
    whileTyping: 'Single-key shortcuts never act while you type.',
    turnOff: 'Turn off single-key shortcuts',
    turnOn: 'Turn on single-key shortcuts',
    done: 'Close',
  },
};
