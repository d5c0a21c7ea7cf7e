import type { moduleNames as frenchNames, preferenceWords as frenchWords } from './fr';

/** Names of the values of preferences. */
export const preferenceWords: typeof frenchWords = {
  languages: { fr: 'French', en: 'English', ar: 'Arabic' },
  dateFormats: { 'DD/MM/YYYY': 'DD/MM/YYYY', 'MM/DD/YYYY': 'MM/DD/YYYY', 'YYYY-MM-DD': 'YYYY-MM-DD' },
  timeFormats: { '24h': '24-hour', '12h': '12-hour' },
};

/** Names of the product's modules, to show permissions of modules that are not published. */
export const moduleNames: typeof frenchNames = {
  dashboard: 'Dashboard',
  users: 'User management',
  settings: 'Settings',
  containers: 'Container management',
  shipments: 'Shipments',
  reports: 'Reports',
  security: 'Security dashboard',
};
