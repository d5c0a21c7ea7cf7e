/** Texts of a user's general information, read-only or in the form. */
export const general = {
  identity: 'Identité',
  account: 'Compte',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse email',
  username: "Nom d'utilisateur",
  role: 'Rôle',
  status: 'Statut',
  statusHint:
    "Inactif : compte hors service. Suspendu : accès coupé le temps d'une vérification. Aucun des deux ne permet de se connecter.",
  suspended: (date: string, author: string | undefined) =>
    author === undefined ? `Suspendu le ${date}` : `Suspendu par ${author} le ${date}`,
  reason: 'Motif :',
  lastLogin: 'Dernière connexion',
  createdAt: 'Créé le',
  createdBy: 'Créé par',
  updatedAt: 'Modifié le',
  form: "Informations de l'utilisateur",
  save: 'Enregistrer',
  confirmTitle: 'Modifier les informations',
  confirmQuestion: 'Êtes-vous sûr de vouloir modifier ces informations ?',
  confirm: 'Modifier',
  saved: 'Informations utilisateur mises à jour avec succès !',
  emailInvalid: 'Email invalide',
};
