export const fr = {
  loading: 'Chargement...',
  skipToContent: 'Aller au contenu',
  breadcrumb: "Fil d'Ariane",
  newTab: '(nouvel onglet)',
  retry: 'Réessayer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  notifications: 'Notifications (Alt+T)',
  closeNotification: 'Fermer la notification',
  appTitle: (name: string) => `${name} APP`,
  copyright: (year: number, name: string) => `© ${year} ${name}. Tous droits réservés.`,
  documentTitle: (page: string, name: string) => `${page} · ${name}`,
} as const;
