import { createCatalogue } from '@escale/i18n';

const fr = {
  title: 'Connexion',
  hint: "Ce module fonctionne seul, avec les données d'une véritable API : connectez-vous avec un compte de celle-ci.",
  email: 'Adresse email',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  code: 'Code reçu par email',
  signIn: 'Se connecter',
  confirm: 'Valider',
  failed: 'La connexion a échoué.',
  required: 'Ce champ est obligatoire.',
};

export const { useMessages } = createCatalogue({ fr });
