/** Titles and ways between the pages of the module. */
export const frame = {
  users: 'Gestion des Utilisateurs',
  newUser: 'Nouvel Utilisateur',
  user: 'Fiche utilisateur',
  editUser: "Modifier l'utilisateur",
  profile: 'Mon Profil',
};
