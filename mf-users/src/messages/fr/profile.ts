/** Texts of /profile. */
export const profile = {
  title: 'Mon Profil',
  loading: 'Chargement de votre profil...',
  active: 'Compte actif',
  whoChanges: 'Pour changer votre nom, votre adresse email ou votre rôle, demandez à un administrateur.',
  securityTitle: 'Mot de passe et sessions',
  securityText: 'Changez votre mot de passe, ou fermez une session restée ouverte sur un autre appareil.',
  openSecurity: 'Changer mon mot de passe',
  tabs: 'Rubriques du profil',
  tab: {
    general: 'Informations générales',
    preferences: 'Préférences',
    activity: 'Mon Activité',
  },
};
