export const refusals = {
  denied: {
    title: {
      visible: 'Accès refusé',
      read: 'Consultation non autorisée',
      write: 'Modification non autorisée',
      delete: 'Suppression non autorisée',
    },
    message: {
      visible: (label: string) => `Vous n'avez pas accès au module ${label}.`,
      read: (label: string) => `Vous n'avez pas le droit de consultation sur le module ${label}.`,
      write: (label: string) => `Vous n'avez pas le droit de modification sur le module ${label}.`,
      delete: (label: string) => `Vous n'avez pas le droit de suppression sur le module ${label}.`,
      other: (label: string, right: string) =>
        `Vous n'avez pas le droit « ${right} » sur le module ${label}.`,
    },
    hint: 'Demandez ce droit à un administrateur si vous en avez besoin.',
    back: 'Retour',
    home: 'Accueil des modules',
  },
  notFound: {
    title: 'Page non trouvée',
    text: "L'adresse demandée n'existe pas ou a changé.",
    link: 'Retour au tableau de bord',
  },
};
