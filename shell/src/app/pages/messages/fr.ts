/** Texts of the not-found page. */
export const fr = {
  notFound: {
    title: 'Page non trouvée',
    text: "L'adresse demandée n'existe pas ou a changé.",
    link: 'Retour au tableau de bord',
  },
};
