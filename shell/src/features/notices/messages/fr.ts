/** Texts about modules that load or fail, and about the registry. */
export const fr = {
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
      origin: (requirement: string) =>
        `Son adresse ${requirement} ne fait pas partie des origines autorisées.`,
      hostApi: (requirement: string, providedVersion: string) =>
        `Il demande la plateforme en version ${requirement} ; celle-ci est en version ${providedVersion}.`,
      shared: (requirement: string, providedVersion: string) =>
        providedVersion === ''
          ? `Il demande ${requirement}, que la plateforme ne fournit pas.`
          : `Il demande ${requirement} ; la plateforme fournit la version ${providedVersion}.`,
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
  placeholder: {
    title: 'Fonctionnalité en cours de développement',
    text: (label: string) => `Le module ${label} est en cours de développement. Il sera bientôt disponible.`,
  },
};
