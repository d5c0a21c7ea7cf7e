import { preferenceWords } from '@escale/user-ui/audit/words/en';
import type { Translation } from '@escale/i18n';
import type { preferences as fr } from '../fr/preferences';

/** Texts of the preferences form. */
export const preferences: Translation<typeof fr> = {
  ...preferenceWords,
  form: 'Preferences',
  display: 'Language and formats',
  language: 'Language',
  languageHint: 'Language of the interface and of emails.',
  timezone: 'Time zone',
  timezones: {
    'Africa/Abidjan': 'Abidjan',
    'Europe/Paris': 'Paris',
    'America/New_York': 'New York',
    'Asia/Tokyo': 'Tokyo',
  },
  dateFormat: 'Date format',
  timeFormat: 'Time format',
  example: (text: string) => `Example: ${text}`,
  notifications: 'Notifications',
  email: 'Email notifications',
  emailHint: 'From modules that send them. Security emails are always sent.',
  newConnections: 'Tell me when someone signs in (dashboard open)',
  weeklyReports: 'Weekly reports',
  weeklyReportsHint: 'From modules that prepare them.',
  save: 'Save preferences',
  saved: 'Preferences updated',
  changeFailed: 'The preferences could not be changed',
  saveFailed: 'The preferences could not be saved',
  loadFailed: 'The preferences could not be loaded',
};
