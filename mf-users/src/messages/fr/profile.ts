/** Texts of /profile. */
export const profile = {
  title: 'Mon Profil',
  loading: 'Chargement de votre profil...',
  active: 'Compte actif',
  tabs: 'Rubriques du profil',
  tab: {
    general: 'Informations générales',
    preferences: 'Préférences',
    activity: 'Mon Activité',
  },
};
