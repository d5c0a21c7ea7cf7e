import { textTools } from '@escale/i18n';

const { plural } = textTools('fr');

/** Texts of the module. */
export const fr = {
  title: 'Paramètres',
  form: "Paramètres de l'application",
  tabs: 'Rubriques des paramètres',
  tab: {
    general: 'Général',
    email: 'Email',
    security: 'Sécurité',
    interface: 'Interface',
    advanced: 'Avancé',
  },
  save: 'Enregistrer',
  saving: 'Enregistrement en cours...',
  saved: 'Paramètres enregistrés dans ce navigateur.',
  nothingToSave: 'Aucune modification à enregistrer.',
  unsaved: 'Modifications non enregistrées.',
  local: 'Ces paramètres sont conservés dans ce navigateur.',
  /** Hint for settings that are stored, but have no effect. */
  draft:
    "Brouillon\u00a0: rien n'est appliqué à l'application ni aux comptes. Ces réglages sont conservés dans ce navigateur seulement.",
  readOnlyTitle: 'Lecture seule',
  readOnly: 'Il vous manque le droit « Modification » du module Paramètres.',
  language: 'Langue',
  languages: { fr: 'Français', en: 'Anglais', ar: 'Arabe' },
  timezone: 'Fuseau horaire',
  timezones: {
    'Africa/Abidjan': 'Abidjan',
    'Europe/Paris': 'Paris',
    'America/New_York': 'New York',
  },
  regional: 'Langue et région',
  templates: "Modèle d'email",
  templatesHint: 'Présentation des messages.',
  emailTemplate: {
    clean: { label: 'Épuré', description: 'Texte simple, sans ornement' },
    enterprise: { label: 'Entreprise', description: 'En-tête et couleurs de la société' },
  },
  notifications: 'Notifications par email',
  notificationsHint: 'Messages destinés aux utilisateurs.',
  notification: {
    notifyOtpCodes: { label: 'Codes OTP', description: 'Code de vérification à chaque connexion' },
    notifyInvitations: { label: 'Invitations', description: "Lien d'activation d'un nouveau compte" },
    notifyPasswordResets: {
      label: 'Réinitialisations de mot de passe',
      description: 'Lien pour choisir un nouveau mot de passe',
    },
    notifyWeeklyReports: {
      label: 'Rapports hebdomadaires',
      description: "Résumé de l'activité de la semaine",
    },
  },
  policies: 'Politiques de sécurité',
  policy: {
    forceTwoFactor: {
      label: 'Forcer la double authentification (2FA)',
      description: 'Un code serait demandé après le mot de passe',
    },
    oneSessionPerUser: {
      label: 'Une seule session par utilisateur',
      description: 'Une nouvelle connexion fermerait la précédente',
    },
    complexPasswords: {
      label: 'Mots de passe complexes',
      description: 'Majuscule, minuscule, chiffre et caractère spécial',
    },
    auditLogs: { label: "Journaux d'audit", description: 'Les actions des utilisateurs seraient consignées' },
  },
  durations: 'Durées et limites',
  durationsHint: 'Codes de vérification et sessions : les règles en vigueur sont sur la page Sécurité.',
  number: {
    otpValidityMinutes: {
      label: 'Validité du code OTP',
      unit: (value: number) => plural(value, { one: 'minute', other: 'minutes' }),
    },
    sessionHours: {
      label: 'Durée de session',
      unit: (value: number) => plural(value, { one: 'heure', other: 'heures' }),
    },
    otpMaxAttempts: {
      label: 'Tentatives OTP maximum',
      unit: (value: number) => plural(value, { one: 'tentative', other: 'tentatives' }),
    },
  },
  bounds: (min: number, max: number) => `De ${min} à ${max}`,
  appearance: 'Apparence',
  appearanceHint:
    "S'applique à ce navigateur seulement, après l'enregistrement. Aussi dans votre menu, en haut de la page.",
  theme: 'Thème',
  themes: {
    light: { label: 'Clair', description: 'Fond clair en toute circonstance' },
    dark: { label: 'Sombre', description: 'Fond sombre en toute circonstance' },
    auto: { label: 'Automatique', description: "Suit le réglage de l'appareil" },
  },
  layout: 'Disposition',
  layouts: {
    compact: { label: 'Compacte', description: "Plus d'informations à l'écran" },
    comfortable: { label: 'Confortable', description: 'Équilibre entre densité et lisibilité' },
    spacious: { label: 'Spacieuse', description: "Plus d'espace entre les éléments" },
  },
  system: 'Informations système',
  systemHint: "Exemple d'affichage : ces valeurs ne sont pas lues sur le serveur.",
  version: 'Version',
  versionValue: 'v1.0.0',
  database: 'Base de données',
  databaseValue: 'PostgreSQL 16',
  connected: 'Connectée',
  example: 'Exemple',
  maintenance: 'Maintenance',
  maintenanceHint: 'Ces actions ne sont pas encore disponibles.',
  unavailable: "Cette action n'est pas encore disponible",
  action: {
    backup: 'Sauvegarder la base de données',
    logs: 'Exporter les journaux',
    users: 'Exporter les utilisateurs',
  },
};
