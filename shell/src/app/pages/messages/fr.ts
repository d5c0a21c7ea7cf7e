/** Texts of the page of an unknown address. */
export const fr = {
  notFound: {
    title: 'Page non trouvée',
    text: "L'adresse demandée n'existe pas ou a changé.",
    link: 'Retour au tableau de bord',
  },
};
