import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { plural, number } = textTools('en');

/** The texts in English. */
export const en: Translation<typeof fr> = {
  navigation: 'Navigation between modules',
  modules: 'Modules',
  switcher: (current) => `Switch module: ${current}`,
  home: 'Modules home',
  search: 'Search or go to…',
  live: 'Live',
  liveHint: 'Changes made elsewhere arrive at once.',
  reconnecting: 'Reconnecting…',
  reconnectingHint: 'The live connection is interrupted; a new attempt is under way.',
  offline: 'Offline: what is shown may be out of date, and nothing can be saved.',
  language: 'Language',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'Automatic' },
  layout: 'Layout',
  layouts: { compact: 'Compact', comfortable: 'Comfortable', spacious: 'Spacious' },
  toolMissing: 'This tool could not be loaded. Check the network connection, then try again.',
  menu: (name) => `Menu of ${name}`,
  profile: 'My profile',
  picture: 'Change the photo',
  signOut: 'Sign out',
  signOutTitle: 'Sign out',
  signOutQuestion: 'Are you sure you want to sign out?',
  cancel: 'Cancel',
  signedOut: 'Signed out',
  idle: {
    title: 'Are you still there?',
    text: 'This session has been idle. For security, it will end in',
    left: (seconds) =>
      seconds < 60
        ? `${seconds} s`
        : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`,
    lastSeconds: (seconds) =>
      plural(seconds, {
        one: `Your session ends in ${number(seconds)} second.`,
        other: `Your session ends in ${number(seconds)} seconds.`,
      }),
    stay: 'Stay signed in',
  },
};
