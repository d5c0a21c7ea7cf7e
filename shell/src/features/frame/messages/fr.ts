/** Texts of the frame of somebody signed in; apart from the others, since the sign-in pages have no frame. */
export const fr = {
  navigation: 'Navigation entre modules',
  modules: 'Modules',
  switcher: (current: string) => `Changer de module : ${current}`,
  home: 'Accueil des modules',
  search: 'Rechercher ou aller à…',
  live: 'En direct',
  liveHint: 'Les changements faits ailleurs arrivent aussitôt.',
  reconnecting: 'Reconnexion…',
  reconnectingHint: 'La connexion en direct est interrompue ; une nouvelle tentative est en cours.',
  offline: 'Hors connexion : ce qui est affiché peut dater, et rien ne peut être enregistré.',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', auto: 'Automatique' },
  layout: 'Disposition',
  layouts: { compact: 'Compacte', comfortable: 'Confortable', spacious: 'Spacieuse' },
  toolMissing: "Cet outil n'a pas pu être chargé. Vérifiez la connexion au réseau, puis réessayez.",
};
