import { textTools, type Translation } from '@escale/i18n';
import type { form as fr } from '../fr/form';

const { number, plural } = textTools('en');

/** Texts of /users/add and /users/{id}/edit. */
export const form: Translation<typeof fr> = {
  newRecord: 'the profile of the new user',
  recordOf: (name: string) => `the profile of ${name}`,
  photo: 'Profile photo',
  personal: 'Personal information',
  login: 'Sign-in information',
  roleSection: 'Role',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  allRequired: 'All fields are required.',
  usernameHint: 'Suggested from the name; you can change it.',
  usernameToType: 'No Latin letters in the name: the user name is to be typed.',
  username: 'Username',
  roleDescriptions: {
    SUPER_ADMIN: 'Full access to the system',
    ADMIN: 'User management and system configuration',
    OPERATOR: 'Limited access to everyday CFS operations',
  },
  invitation: (hours: number) =>
    `An invitation email will be sent to the user so that they can set their password. The link is valid for ${plural(hours, { one: '1 hour', other: `${number(hours)} hours` })}.`,
  invitationTitle: 'Invitation by email',
  cancel: 'Cancel',
  create: 'Create user',
  save: 'Save changes',
  failed: 'The operation failed',
  created: 'User created. An invitation email has been sent.',
  createdWithoutMail:
    'User created, but the invitation email could not be sent. It has to be resent manually.',
};
