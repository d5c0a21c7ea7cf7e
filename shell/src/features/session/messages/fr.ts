/** Texts of the start screens, of the guards, and of the pages that the guards show instead of the requested one. */
export const fr = {
  start: {
    loading: 'Ouverture de votre session…',
    profile: 'Chargement de votre profil...',
    unreachable: 'Le serveur ne répond pas',
    unreachableHint: 'Votre session est conservée. Vérifiez la connexion au réseau, puis réessayez.',
    loadFailed: "L'application n'a pas pu être chargée",
    pageMissing: "La page n'a pas pu être chargée",
    loadFailedHint: 'Vérifiez la connexion au réseau, puis rechargez la page.',
    registryDown: 'La liste des modules est inaccessible',
    registryDownHint: "Vérifiez la connexion au réseau, puis réessayez. Aucune donnée n'a été perdue.",
    retry: 'Réessayer',
    badConfig: 'La configuration du site est incorrecte',
    badConfigHint: (field: string) =>
      field === ''
        ? "Le fichier config.json de ce site n'est pas lisible. Prévenez la personne qui administre le site."
        : `Dans le fichier config.json de ce site, « ${field} » n'est pas valable. Prévenez la personne qui administre le site.`,
    configDown: 'La configuration du site est inaccessible',
  },
  access: {
    checking: 'Vérification de vos droits…',
    error: "Vos droits n'ont pas pu être chargés",
    errorHint: "Sans eux, aucun module ne s'ouvre. Vérifiez la connexion au réseau, puis réessayez.",
    retry: 'Réessayer',
  },
  denied: {
    title: {
      visible: 'Accès refusé',
      read: 'Consultation non autorisée',
      write: 'Modification non autorisée',
      delete: 'Suppression non autorisée',
    },
    message: {
      visible: (label: string) => `Vous n'avez pas accès au module ${label}.`,
      read: (label: string) => `Vous n'avez pas le droit de consultation sur le module ${label}.`,
      write: (label: string) => `Vous n'avez pas le droit de modification sur le module ${label}.`,
      delete: (label: string) => `Vous n'avez pas le droit de suppression sur le module ${label}.`,
      other: (label: string, right: string) =>
        `Vous n'avez pas le droit « ${right} » sur le module ${label}.`,
    },
    hint: 'Demandez ce droit à un administrateur si vous en avez besoin.',
    request: "Demander l'accès",
    requestSubject: (label: string, right: string, name: string) =>
      `Demande d'accès de ${name} : ${label}, ${right}`,
    back: 'Retour',
    home: 'Accueil des modules',
  },
  slow: "C'est plus long que d'habitude. L'ouverture continue…",
};
