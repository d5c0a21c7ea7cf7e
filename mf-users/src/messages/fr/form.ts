import { textTools } from '@escale/i18n';

const { number, plural } = textTools('fr');

/** Texts of /users/add and /users/{id}/edit. */
export const form = {
  /** Names the record that the form edits, in the question before leaving. */
  newRecord: 'la fiche du nouvel utilisateur',
  recordOf: (name: string) => `la fiche de ${name}`,
  photo: 'Photo de profil',
  personal: 'Informations personnelles',
  login: 'Informations de connexion',
  roleSection: 'Rôle',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse email',
  allRequired: 'Tous les champs sont obligatoires.',
  usernameHint: "Proposé d'après le nom ; vous pouvez le changer.",
  usernameToType: "Sans lettre latine dans le nom : le nom d'utilisateur est à saisir.",
  username: "Nom d'utilisateur",
  roleDescriptions: {
    SUPER_ADMIN: 'Accès complet au système',
    ADMIN: 'Gestion des utilisateurs et configuration du système',
    OPERATOR: 'Accès limité aux opérations CFS quotidiennes',
  },
  invitation: (hours: number) =>
    `Un email d'invitation sera envoyé à l'utilisateur pour qu'il définisse son mot de passe. Le lien est valable ${number(hours)} ${plural(hours, { one: 'heure', other: 'heures' })}.`,
  invitationTitle: 'Invitation par email',
  cancel: 'Annuler',
  create: "Créer l'utilisateur",
  save: 'Sauvegarder les modifications',
  failed: "Erreur lors de l'opération",
  created: "Utilisateur créé avec succès ! Un email d'invitation a été envoyé.",
  createdWithoutMail:
    "Utilisateur créé, mais l'email d'invitation n'a pas pu être envoyé. Il doit être renvoyé manuellement.",
};
