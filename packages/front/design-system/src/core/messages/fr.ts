import { textTools } from '@escale/i18n';

const { list } = textTools('fr');

export const fr = {
  loading: 'Chargement...',
  skipToContent: 'Aller au contenu',
  breadcrumb: "Fil d'Ariane",
  modules: 'Modules',
  backToModules: 'Retour aux modules',
  capsLock: 'Verrouillage Maj activé',
  digitsOnly: 'Seuls les chiffres sont repris ici.',
  noCode: (digits: number) => `Aucun code de ${digits} chiffres reconnu dans le texte collé.`,
  newTab: '(nouvel onglet)',
  retry: 'Réessayer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  notifications: 'Notifications (Alt+T)',
  closeNotification: 'Fermer la notification',
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: (what: readonly string[]) =>
      `${what.length === 0 ? '' : `Non enregistré : ${list(what)}. `}Les modifications que vous avez saisies seront perdues.`,
    confirm: 'Quitter la page',
    stay: 'Continuer la saisie',
  },
  moment: 'Moment',
  notCovered: 'non couvert',
  labelled: (label: string, value: string) => `${label} : ${value}`,
  close: 'Fermer',
  imagePreview: "Aperçu de l'image choisie",
  sending: 'Envoi en cours',
  orDrop: 'ou déposez-la ici',
  appTitle: (name: string) => `${name} APP`,
  copyright: (year: number, name: string) => `© ${year} ${name}. Tous droits réservés.`,
  documentTitle: (page: string, name: string) => `${page} · ${name}`,
} as const;
