import { textTools } from '@escale/i18n';

const { plural, number } = textTools('fr');

/** Texts of the frame. They have a catalogue of their own, since the sign-in pages have no frame. */
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
  language: 'Langue',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', auto: 'Automatique' },
  layout: 'Disposition',
  layouts: { compact: 'Compacte', comfortable: 'Confortable', spacious: 'Spacieuse' },
  toolMissing: "Cet outil n'a pas pu être chargé. Vérifiez la connexion au réseau, puis réessayez.",
  menu: (name: string) => `Menu de ${name}`,
  profile: 'Mon Profil',
  picture: 'Changer la photo',
  signOut: 'Se déconnecter',
  signOutTitle: 'Déconnexion',
  signOutQuestion: 'Êtes-vous sûr de vouloir vous déconnecter ?',
  cancel: 'Annuler',
  signedOut: 'Déconnexion réussie',
  idle: {
    title: 'Êtes-vous toujours là ?',
    text: 'Cette session est restée inactive. Par sécurité, elle prendra fin dans',
    left: (seconds: number) =>
      seconds < 60
        ? `${seconds} s`
        : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`,
    lastSeconds: (seconds: number) =>
      plural(seconds, {
        one: `Votre session prend fin dans ${number(seconds)} seconde.`,
        other: `Votre session prend fin dans ${number(seconds)} secondes.`,
      }),
    stay: 'Rester connecté',
  },
};
