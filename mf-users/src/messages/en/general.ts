import type { Translation } from '@escale/i18n';
import type { general as fr } from '../fr/general';

/** Texts of a user's general information, read-only or in the form. */
export const general: Translation<typeof fr> = {
  identity: 'Identity',
  account: 'Account',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  username: 'Username',
  role: 'Role',
  status: 'Status',
  statusHint:
    'Inactive: account out of service. Suspended: access cut while something is checked. Neither can sign in.',
  suspended: (date: string, author: string | undefined) =>
    author === undefined ? `Suspended on ${date}` : `Suspended by ${author} on ${date}`,
  reason: 'Reason:',
  lastLogin: 'Last sign-in',
  createdAt: 'Created on',
  createdBy: 'Created by',
  updatedAt: 'Changed on',
  form: 'User information',
  save: 'Save',
  confirmTitle: 'Change the information',
  confirmQuestion: 'Are you sure you want to change this information?',
  confirm: 'Change',
  saved: 'User information updated',
  emailInvalid: 'Invalid email',
};
