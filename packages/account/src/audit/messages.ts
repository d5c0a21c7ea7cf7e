import { createCatalogue } from '@escale/i18n';
import { moduleNames, preferenceWords } from './words';

/** A catalogue of its own: the sign-in loads the texts of the package, and shows no audit log. */
export const { useMessages, messages } = createCatalogue({
  fr: {
    ...preferenceWords,
    modules: moduleNames,
    field: (label: string) => `${label.charAt(0).toUpperCase()}${label.slice(1)} :`,
    changedField: (label: string) => `Modifié : ${label}`,
    becomes: ' devient ',
    nothing: '—',
    moreChanges: (count: number) =>
      count === 1 ? 'Afficher un autre changement' : `Afficher ${count} autres changements`,
    visible: 'Module visible',
    flag: (module: string, name: string) => `${module}, ${name}`,
    state: (on: boolean) => (on ? 'oui' : 'non'),
    fields: {
      email: 'adresse email',
      username: "nom d'utilisateur",
      firstName: 'prénom',
      lastName: 'nom',
      role: 'rôle',
      status: 'statut',
      avatarUrl: 'photo',
      permissions: 'permissions',
      language: 'langue',
      timezone: 'fuseau horaire',
      dateFormat: 'format de date',
      timeFormat: "format de l'heure",
      notifications: 'notifications',
      'notifications.email': 'notifications par email',
      'notifications.newConnections': 'nouvelles connexions',
      'notifications.weeklyReports': 'rapports hebdomadaires',
    },
  },
});
