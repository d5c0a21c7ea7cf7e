import { textTools } from '@escale/i18n';
import { moduleNames, preferenceWords } from '../words/fr';

const { plural, number } = textTools('fr');

export const fr = {
  ...preferenceWords,
  modules: moduleNames,
  field: (label: string) => `${label.charAt(0).toUpperCase()}${label.slice(1)} :`,
  changedField: (label: string) => `Modifié : ${label}`,
  becomes: ' devient ',
  nothing: '—',
  moreChanges: (count: number) =>
    plural(count, {
      one: 'Afficher un autre changement',
      other: `Afficher ${number(count)} autres changements`,
    }),
  visible: 'Module visible',
  flag: (module: string, name: string) => `${module}, ${name}`,
  state: (on: boolean) => (on ? 'oui' : 'non'),
  invitations: { WAITING: 'en attente', SENT: 'envoyée', NOT_SENT: 'non envoyée' },
  fields: {
    email: 'adresse email',
    username: "nom d'utilisateur",
    firstName: 'prénom',
    lastName: 'nom',
    role: 'rôle',
    status: 'statut',
    avatarUrl: 'photo',
    invitation: 'invitation',
    permissions: 'permissions',
    passwordChangeRequired: 'nouveau mot de passe exigé',
    language: 'langue',
    timezone: 'fuseau horaire',
    dateFormat: 'format de date',
    timeFormat: "format de l'heure",
    notifications: 'notifications',
    'notifications.email': 'notifications par email',
    'notifications.newConnections': 'nouvelles connexions',
    'notifications.weeklyReports': 'rapports hebdomadaires',
  },
};
