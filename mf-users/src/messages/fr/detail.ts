/** Texts of /users/{id}: header, tabs, and the screens shown instead of them. */
export const detail = {
  loading: "Chargement de l'utilisateur…",
  loadHint: 'Vérifiez la connexion au réseau, puis réessayez.',
  edit: 'Modifier',
  cancel: 'Annuler',
  editMode: 'Mode édition',
  editModeHint: "Utilisez le bouton d'enregistrement de l'onglet actif pour sauvegarder vos modifications.",
  editing: 'Édition en cours',
  tabs: 'Rubriques de la fiche',
  tab: {
    general: 'Informations générales',
    permissions: 'Permissions',
    preferences: 'Préférences',
    security: 'Sécurité',
    activity: 'Activité',
  },
};
