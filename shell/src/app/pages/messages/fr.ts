/** Texts of the pages of modules without code and of unknown addresses. */
export const fr = {
  placeholder: {
    title: 'Fonctionnalité en cours de développement',
    text: (label: string) => `Le module ${label} est en cours de développement. Il sera bientôt disponible.`,
  },
  notFound: {
    title: 'Page non trouvée',
    text: "L'adresse demandée n'existe pas ou a changé.",
    link: 'Retour au tableau de bord',
  },
};
