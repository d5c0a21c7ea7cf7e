import { preferenceWords } from '@escale/user-ui/audit';

/** Texts of the preferences form. */
export const preferences = {
  ...preferenceWords,
  form: 'Préférences',
  display: 'Langue et formats',
  language: 'Langue',
  languageHint: "Langue de l'interface et des emails.",
  timezone: 'Fuseau horaire',
  timezones: {
    'Africa/Abidjan': 'Abidjan',
    'Europe/Paris': 'Paris',
    'America/New_York': 'New York',
    'Asia/Tokyo': 'Tokyo',
  },
  dateFormat: 'Format de date',
  timeFormat: "Format de l'heure",
  example: (text: string) => `Exemple : ${text}`,
  notifications: 'Notifications',
  email: 'Notifications par email',
  emailHint: 'Des modules qui en envoient. Les emails de sécurité partent toujours.',
  newConnections: "M'avertir quand quelqu'un se connecte (tableau de bord ouvert)",
  weeklyReports: 'Rapports hebdomadaires',
  weeklyReportsHint: 'Des modules qui en préparent.',
  save: 'Enregistrer les préférences',
  saved: 'Préférences mises à jour avec succès !',
  changeFailed: 'Impossible de modifier les préférences',
  saveFailed: 'Impossible de sauvegarder les préférences',
  loadFailed: "Les préférences n'ont pas pu être chargées",
};
