/** Texts behind the keys in the schemas' messages (§5). */
export const rules = {
  emailRequired: 'Adresse email invalide',
  emailInvalid: 'Adresse email invalide',
  usernameMin: "Nom d'utilisateur minimum 3 caractères",
  usernameMax: "Nom d'utilisateur maximum 100 caractères",
  firstNameRequired: 'Prénom requis',
  firstNameMax: 'Prénom maximum 100 caractères',
  lastNameRequired: 'Nom requis',
  lastNameMax: 'Nom maximum 100 caractères',
  badCharacter: 'Caractère non autorisé',
  nameLikeLink: "Un nom n'est pas une adresse web",
  roleUnknown: 'Rôle inconnu',
  statusUnknown: 'Statut inconnu',
  passwordMin: 'Mot de passe minimum 8 caractères',
  passwordMax: 'Mot de passe maximum 128 caractères',
  confirmationRequired: 'Confirmation requise',
  confirmationDiffers: 'Les mots de passe ne correspondent pas',
};
