/** Names of the values of preferences. */
export const preferenceWords = {
  languages: { fr: 'Français', en: 'Anglais', ar: 'Arabe' },
  dateFormats: { 'DD/MM/YYYY': 'JJ/MM/AAAA', 'MM/DD/YYYY': 'MM/JJ/AAAA', 'YYYY-MM-DD': 'AAAA-MM-JJ' },
  timeFormats: { '24h': '24 heures', '12h': '12 heures' },
};

/** Names of the product's modules, to show permissions of modules that are not published. */
export const moduleNames = {
  dashboard: 'Tableau de Bord',
  users: 'Gestion Utilisateurs',
  settings: 'Paramètres',
  containers: 'Gestion Conteneurs',
  shipments: 'Expéditions',
  reports: 'Rapports',
  security: 'Dashboard Sécurité',
};
