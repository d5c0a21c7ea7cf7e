/** Titles of the module's pages and links between them. */
export const frame = {
  users: 'Gestion des Utilisateurs',
  newUser: 'Nouvel Utilisateur',
  user: 'Fiche utilisateur',
  editUser: "Modifier l'utilisateur",
  profile: 'Mon Profil',
};
