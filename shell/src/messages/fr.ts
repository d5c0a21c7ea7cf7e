/** Texts of the shell. */
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
  home: {
    modulesState: 'État des modules',
    title: (product: string) => `MODULES ${product}`,
    prompt: (greeting: string) => `${greeting}, choisissez un module pour commencer.`,
    list: 'Modules',
    comingSoon: 'Bientôt disponible',
    comingSoonToast: (label: string) => `Le module ${label} sera bientôt disponible`,
    deniedToast: (label: string) => `Accès refusé au module: ${label}`,
    loading: 'Chargement des modules…',
    backBlocked: 'Navigation arrière désactivée pour sécurité',
  },
  access: {
    checking: 'Vérification de vos droits…',
    error: "Vos droits n'ont pas pu être chargés",
    errorHint: "Sans eux, aucun module ne s'ouvre. Vérifiez la connexion au réseau, puis réessayez.",
    retry: 'Réessayer',
  },
  module: {
    loading: (label: string) => `Ouverture du module ${label}…`,
    failed: (label: string) => `Le module ${label} ne s'ouvre pas`,
    refused: (label: string) => `Le module ${label} est refusé`,
    reason: {
      unreachable: "Ses fichiers n'ont pas pu être chargés.",
      invalid: "La réponse du serveur est invalide : ce n'est pas le module attendu.",
      file: (file: string) => `Fichier : ${file}`,
      integrity:
        "Une partie du module a été altérée ou est en cours de mise à jour. Par sécurité, elle n'a pas été exécutée.",
      integrityDetails: (file: string) =>
        `Contrôle d'intégrité : le fichier ${file} n'est pas celui qui a été publié.`,
      origin: (asked: string) => `Son adresse ${asked} ne fait pas partie des origines autorisées.`,
      hostApi: (asked: string, present: string) =>
        `Il demande la plateforme en version ${asked} ; celle-ci est en version ${present}.`,
      shared: (asked: string, present: string) =>
        present === ''
          ? `Il demande ${asked}, que la plateforme ne fournit pas.`
          : `Il demande ${asked} ; la plateforme fournit la version ${present}.`,
      broken: "Son code s'est arrêté au démarrage. L'erreur a été signalée à l'équipe technique.",
    },
    technical: 'Détails techniques',
    othersWork: "Le reste de l'application fonctionne.",
    source: (version: string, team: string, contact: string) => `Version ${version} · ${team} (${contact})`,
    retry: 'Réessayer',
    openPrevious: (version: string) => `Ouvrir la version précédente (${version})`,
    updated: (label: string) => `Le module ${label} a été mis à jour.`,
    home: 'Accueil des modules',
  },
  registry: {
    remembered:
      'La liste des modules est inaccessible : la dernière liste connue de ce navigateur est utilisée. Nouvelle tentative en cours.',
  },
  status: {
    announced: 'Bientôt disponible',
    withdrawn: 'Retiré pour le moment',
    available: 'Disponible',
    ready: 'Disponible',
    renewed: 'Nouvelle version prête',
    degraded: 'Dégradé',
    refused: 'Refusé',
  },
  placeholder: {
    title: 'Fonctionnalité en cours de développement',
    text: (label: string) => `Le module ${label} est en cours de développement. Il sera bientôt disponible.`,
    withdrawn: (label: string) => `Le module ${label} n'est pas accessible pour le moment.`,
  },
  crash: {
    title: 'Une erreur est survenue',
    text: "L'erreur a été automatiquement signalée à l'équipe technique.",
    home: "Retour à l'accueil",
    at: (moment: string) => `À indiquer au support : erreur du ${moment}.`,
    refresh: 'Rafraîchir',
    retry: 'Réessayer',
    inModule: (label: string) => `Le module ${label} s'est arrêté. Le reste de l'application fonctionne.`,
  },
};
