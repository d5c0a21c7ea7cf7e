/** Texts of several pages of the module: missing user, failures, reasons why an action is not allowed. */
export const shared = {
  notFound: 'Utilisateur non trouvé',
  notFoundText: "L'utilisateur demandé n'existe pas ou a été supprimé.",
  backToList: 'Retour à la liste',
  loadFailed: "Impossible de charger l'utilisateur",
  failure: (sentence: string) => `Erreur: ${sentence}`,
  updateFailed: "Impossible de modifier l'utilisateur",
  updated: 'Utilisateur modifié avec succès !',
  emailPending: (email: string) =>
    `Un email de confirmation a été envoyé à ${email} ; l'adresse changera une fois confirmée.`,
  neverConnected: 'Jamais connecté',
  never: 'Jamais',
  system: 'Système',
  invitationPending: 'Invitation en attente',
  resendInvitation: "Renvoyer l'invitation",
  invitationSent: (email: string) => `Invitation renvoyée à ${email}.`,
  invitationFailed: "Impossible de renvoyer l'invitation",
  stale: {
    title: (author: string | undefined) =>
      `Cet utilisateur a été modifié par ${author ?? "quelqu'un d'autre"} pendant votre saisie`,
    ownTitle: 'Cet utilisateur a été modifié par vous-même, ailleurs, pendant votre saisie',
    text: "Votre saisie est conservée ; les champs que vous n'aviez pas touchés montrent les nouvelles valeurs. Enregistrez à nouveau pour remplacer les valeurs ci-dessous, ou reprenez-les.",
    same: 'Les valeurs enregistrées sont les mêmes que les vôtres.',
    value: (label: string, value: string) => `${label} : ${value}`,
    take: 'Reprendre les valeurs enregistrées',
  },
  reasons: {
    write: 'Il vous manque le droit « Modification » du module Gestion Utilisateurs.',
    delete: 'Il vous manque le droit « Suppression » du module Gestion Utilisateurs.',
    self: 'Vous ne pouvez pas faire cela sur votre propre compte.',
    above: 'Ce compte a un rôle supérieur au vôtre.',
    moreRights: "Ce compte a des droits que vous n'avez pas vous-même.",
    lastSuperAdmin: "C'est le dernier Super Administrateur actif.",
    roleAbove: 'Vous ne pouvez pas attribuer un rôle supérieur au vôtre.',
    roleMoreRights: "Vous ne pouvez pas attribuer un rôle dont vous n'avez pas vous-même tous les droits.",
    ownRole: 'Vous ne pouvez pas changer votre propre rôle.',
  },
};
