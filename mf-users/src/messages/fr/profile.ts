/** Texts of /profile. */
export const profile = {
  title: 'Mon Profil',
  loading: 'Chargement de votre profil...',
  back: 'Retour aux modules',
  active: 'Compte actif',
  tabs: 'Rubriques du profil',
  tab: {
    general: 'Informations générales',
    preferences: 'Préférences',
    activity: 'Mon Activité',
  },
};
