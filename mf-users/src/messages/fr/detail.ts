import { textTools } from '@escale/i18n';

const { number } = textTools('fr');

/** Texts of /users/{id}: the header, the tabs, and the states without a user (loading, failed). */
export const detail = {
  loading: "Chargement de l'utilisateur…",
  loadHint: 'Vérifiez la connexion au réseau, puis réessayez.',
  edit: 'Modifier',
  cancel: 'Annuler',
  editMode: 'Mode édition',
  editModeHint: "Utilisez le bouton d'enregistrement de l'onglet actif pour sauvegarder vos modifications.",
  editing: 'Modification en cours',
  copyEmail: "Copier l'adresse email",
  copied: 'Adresse email copiée',
  copyFailed: "L'adresse email n'a pas pu être copiée. Sélectionnez-la pour la copier.",
  write: 'Envoyer un email',
  neighbours: 'Autres utilisateurs de la liste',
  previous: 'Utilisateur précédent',
  next: 'Utilisateur suivant',
  place: (place: number, total: number) => `${number(place)} sur ${number(total)}`,
  changed: (action: string, author: string | undefined, time: string) =>
    `${action} par ${author ?? 'une autre personne'} à ${time}.`,
  hide: 'Masquer',
  actions: {
    print: 'Imprimer la fiche',
    compare: 'Comparer ou copier des droits',
    more: 'Autres actions',
    activate: 'Activer',
    deactivate: 'Désactiver',
    deactivateTitle: (name: string) => `Désactiver ${name} ?`,
    deactivateText: 'Cette personne ne pourra plus se connecter. Vous pourrez réactiver son compte.',
    delete: 'Supprimer',
    nowhereSignedIn: "Cette personne n'est connectée nulle part.",
  },
  suspension: {
    action: 'Suspendre',
    title: (name: string) => `Suspendre ${name} ?`,
    text: 'Cette personne ne pourra plus se connecter. Vous pourrez réactiver son compte.',
    reason: 'Motif (facultatif)',
  },
  tabs: 'Rubriques de la fiche',
  tab: {
    general: 'Informations générales',
    permissions: 'Permissions',
    preferences: 'Préférences',
    security: 'Sécurité',
    activity: 'Activité',
  },
};
