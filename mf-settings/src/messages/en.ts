import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number, plural } = textTools('en');

/** The texts in English. */
export const en: Translation<typeof fr> = {
  title: 'Settings',
  form: 'Application settings',
  tabs: 'Groups of settings',
  tab: {
    general: 'General',
    email: 'Email',
    security: 'Security',
    interface: 'Interface',
    advanced: 'Advanced',
  },
  save: 'Save',
  saving: 'Saving…',
  saved: 'Settings saved in this browser.',
  nothingToSave: 'No changes to save.',
  unsaved: 'Unsaved changes.',
  local: 'These settings are kept in this browser.',
  draft:
    'Draft: nothing is applied to the application or to accounts. These settings are kept in this browser only.',
  readOnlyTitle: 'Read only',
  readOnly: 'You do not have the “Edit” permission of the Settings module.',
  language: 'Language',
  languages: { fr: 'French', en: 'English', ar: 'Arabic' },
  timezone: 'Time zone',
  timezones: {
    'Africa/Abidjan': 'Abidjan',
    'Europe/Paris': 'Paris',
    'America/New_York': 'New York',
  },
  regional: 'Language and region',
  templates: 'Email template',
  templatesHint: 'How messages look.',
  emailTemplate: {
    clean: { label: 'Clean', description: 'Plain text, no decoration' },
    enterprise: { label: 'Corporate', description: 'Header and colours of the company' },
  },
  notifications: 'Email notifications',
  notificationsHint: 'Messages for users.',
  notification: {
    notifyOtpCodes: { label: 'Verification codes', description: 'A verification code at each sign-in' },
    notifyInvitations: { label: 'Invitations', description: 'Link that activates a new account' },
    notifyPasswordResets: {
      label: 'Password resets',
      description: 'Link to choose a new password',
    },
    notifyWeeklyReports: {
      label: 'Weekly reports',
      description: "Summary of the week's activity",
    },
  },
  policies: 'Security policies',
  policy: {
    forceTwoFactor: {
      label: 'Require two-factor authentication (2FA)',
      description: 'A code would be asked for after the password',
    },
    oneSessionPerUser: {
      label: 'One session per user',
      description: 'A new sign-in would close the previous one',
    },
    complexPasswords: {
      label: 'Complex passwords',
      description: 'Upper case, lower case, digit and special character',
    },
    auditLogs: { label: 'Audit log', description: 'What users do would be recorded' },
  },
  durations: 'Durations and limits',
  durationsHint: 'Verification codes and sessions: the rules in force are on the Security page.',
  number: {
    otpValidityMinutes: {
      label: 'Validity of the verification code',
      unit: (value: number) => plural(value, { one: 'minute', other: 'minutes' }),
    },
    sessionHours: {
      label: 'Length of a session',
      unit: (value: number) => plural(value, { one: 'hour', other: 'hours' }),
    },
    otpMaxAttempts: {
      label: 'Maximum attempts at the code',
      unit: (value: number) => plural(value, { one: 'attempt', other: 'attempts' }),
    },
  },
  bounds: (min: number, max: number) => `From ${number(min)} to ${number(max)}`,
  appearance: 'Appearance',
  appearanceHint: 'Applies to this browser only, once saved. Also in your menu, at the top of the page.',
  theme: 'Theme',
  themes: {
    light: { label: 'Light', description: 'Always a light background' },
    dark: { label: 'Dark', description: 'Always a dark background' },
    auto: { label: 'Automatic', description: 'Follows the setting of the device' },
  },
  layout: 'Layout',
  layouts: {
    compact: { label: 'Compact', description: 'More information on the screen' },
    comfortable: { label: 'Comfortable', description: 'A balance of density and legibility' },
    spacious: { label: 'Spacious', description: 'More room between elements' },
  },
  system: 'System information',
  systemHint: 'Example of a display: these values are not read from the server.',
  version: 'Version',
  versionValue: 'v1.0.0',
  database: 'Database',
  databaseValue: 'PostgreSQL 16',
  connected: 'Connected',
  example: 'Example',
  maintenance: 'Maintenance',
  maintenanceHint: 'These actions are not available yet.',
  unavailable: 'This action is not available yet',
  action: {
    backup: 'Back up the database',
    logs: 'Export the logs',
    users: 'Export the users',
  },
};
