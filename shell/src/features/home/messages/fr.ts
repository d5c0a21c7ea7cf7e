/** Texts of the home's parts that are loaded after it: the first load of /login contains the rest. */
export const fr = {
  figureAt: (time: string) => `(à ${time})`,
  empty: 'Aucun module disponible',
  emptyHint: 'Contactez un administrateur pour obtenir un accès.',
  refresh: 'Rafraîchir la page',
  contact: 'Contacter le support',
  contactSubject: (name: string) => `Accès aux modules de ${name}`,
  resumeBefore: 'Vous consultiez',
  resumeAfter: 'avant votre connexion.',
  resume: 'Reprendre',
  dismissResume: 'Ignorer',
};
