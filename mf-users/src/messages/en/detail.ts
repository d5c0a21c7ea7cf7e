import { textTools, type Translation } from '@escale/i18n';
import type { detail as fr } from '../fr/detail';

const { number } = textTools('en');

/** Texts of /users/{id}: the header, the tabs, and the states without a user (loading, failed). */
export const detail: Translation<typeof fr> = {
  loading: 'Loading user…',
  loadHint: 'Check your network connection, then try again.',
  edit: 'Edit',
  cancel: 'Cancel',
  editMode: 'Edit mode',
  editModeHint: 'Use the save button of the active tab to save your changes.',
  editing: 'Editing',
  copyEmail: 'Copy email address',
  copied: 'Email address copied',
  copyFailed: 'The email address could not be copied. Select it to copy it.',
  write: 'Send an email',
  neighbours: 'Other users in the list',
  previous: 'Previous user',
  next: 'Next user',
  place: (place: number, total: number) => `${number(place)} of ${number(total)}`,
  changed: (action: string, author: string | undefined, time: string) =>
    `${action} by ${author ?? 'someone else'} at ${time}.`,
  hide: 'Hide',
  actions: {
    print: 'Print the file',
    compare: 'Compare or copy permissions',
    more: 'More actions',
    activate: 'Activate',
    deactivate: 'Deactivate',
    deactivateTitle: (name: string) => `Deactivate ${name}?`,
    deactivateText: 'This person will no longer be able to sign in. You can reactivate the account later.',
    delete: 'Delete',
    nowhereSignedIn: 'This person is not signed in anywhere.',
  },
  suspension: {
    action: 'Suspend',
    title: (name: string) => `Suspend ${name}?`,
    text: 'This person will no longer be able to sign in. You can reactivate their account.',
    reason: 'Reason (optional)',
  },
  tabs: 'Sections of the user profile',
  tab: {
    general: 'General information',
    permissions: 'Permissions',
    preferences: 'Preferences',
    security: 'Security',
    activity: 'Activity',
  },
};
