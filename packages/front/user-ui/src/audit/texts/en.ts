import { textTools, type Translation } from '@escale/i18n';
import { moduleNames, preferenceWords } from '../words/en';
import type { fr } from './fr';

const { plural, number } = textTools('en');

export const en: Translation<typeof fr> = {
  ...preferenceWords,
  modules: moduleNames,
  field: (label) => `${label.charAt(0).toUpperCase()}${label.slice(1)}:`,
  changedField: (label) => `Changed: ${label}`,
  becomes: ' becomes ',
  nothing: '—',
  moreChanges: (count) =>
    plural(count, { one: 'Show one more change', other: `Show ${number(count)} more changes` }),
  visible: 'Module visible',
  flag: (module, name) => `${module}, ${name}`,
  state: (on) => (on ? 'yes' : 'no'),
  invitations: { WAITING: 'waiting', SENT: 'sent', NOT_SENT: 'not sent' },
  fields: {
    email: 'email address',
    username: 'username',
    firstName: 'first name',
    lastName: 'last name',
    role: 'role',
    status: 'status',
    avatarUrl: 'photo',
    invitation: 'invitation',
    permissions: 'permissions',
    passwordChangeRequired: 'new password required',
    language: 'language',
    timezone: 'time zone',
    dateFormat: 'date format',
    timeFormat: 'time format',
    notifications: 'notifications',
    'notifications.email': 'email notifications',
    'notifications.newConnections': 'new sign-ins',
    'notifications.weeklyReports': 'weekly reports',
  },
};
