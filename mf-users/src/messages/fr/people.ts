/** Texts that several pages of the module show: a missing user, failures, why something is not allowed. */
export const people = {
  notFound: 'Utilisateur non trouvé',
  notFoundText: "L'utilisateur demandé n'existe pas ou a été supprimé.",
  backToList: 'Retour à la liste',
  loadFailed: "Impossible de charger l'utilisateur",
  failure: (sentence: string) => `Erreur: ${sentence}`,
  updateFailed: "Impossible de modifier l'utilisateur",
  updated: 'Utilisateur modifié avec succès !',
  neverConnected: 'Jamais connecté',
  never: 'Jamais',
  system: 'Système',
  reasons: {
    write: "Il vous manque le droit 'Modification' du module Utilisateurs.",
    delete: "Il vous manque le droit 'Suppression' du module Utilisateurs.",
    self: 'Vous ne pouvez pas faire cela sur votre propre compte.',
    above: 'Ce compte a un rôle supérieur au vôtre.',
    lastSuperAdmin: "C'est le dernier Super Administrateur actif.",
    roleAbove: 'Vous ne pouvez pas attribuer un rôle supérieur au vôtre.',
    ownRole: 'Vous ne pouvez pas changer votre propre rôle.',
  },
};
