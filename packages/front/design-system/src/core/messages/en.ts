import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { list } = textTools('en');

export const en: Translation<typeof fr> = {
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  modules: 'Modules',
  backToModules: 'Back to modules',
  capsLock: 'Caps lock is on',
  digitsOnly: 'Only digits are taken here.',
  noCode: (digits) => `No code of ${digits} digits recognised in the pasted text.`,
  newTab: '(new tab)',
  retry: 'Try again',
  cancel: 'Cancel',
  confirm: 'Confirm',
  notifications: 'Notifications (Alt+T)',
  closeNotification: 'Close the notification',
  leave: {
    title: 'Leave without saving?',
    text: (what) =>
      `${what.length === 0 ? '' : `Not saved: ${list(what)}. `}The changes that you entered will be lost.`,
    confirm: 'Leave the page',
    stay: 'Keep editing',
  },
  moment: 'Moment',
  notCovered: 'not covered',
  labelled: (label, value) => `${label}: ${value}`,
  close: 'Close',
  imagePreview: 'Preview of the chosen image',
  sending: 'Sending',
  orDrop: 'or drop it here',
  appTitle: (name) => `${name} APP`,
  copyright: (year, name) => `© ${year} ${name}. All rights reserved.`,
  documentTitle: (page, name) => `${page} · ${name}`,
};
