/** Texts of /users/roles. */
export const roles = {
  title: 'Droits des rôles',
  back: 'Retour aux utilisateurs',
  intro:
    "Ces droits valent pour tous les comptes du rôle, sauf dans les modules où un compte a ses propres droits. Ils comptent dès l'enregistrement.",
  tabs: 'Rôles',
  everybody: (role: string) => `tous les comptes « ${role} »`,
  changed: (role: string, author: string | undefined, time: string) =>
    `Droits du rôle ${role} modifiés par ${author ?? 'une autre personne'} à ${time}.`,
  superAdminOnly: "Seul un Super Administrateur peut changer les droits d'un rôle.",
  fixed: 'Les droits du Super Administrateur sur les modules de base ne changent pas.',
  loadFailed: "Les droits de ce rôle n'ont pas pu être chargés",
  none: 'Les droits des rôles sont fixes',
  noneHint: 'Sur ce serveur, ils se donnent compte par compte, dans la fiche de chaque utilisateur.',
};
