/** Texts of what the home holds in some cases or cards; its own are in `src/messages`. */
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
