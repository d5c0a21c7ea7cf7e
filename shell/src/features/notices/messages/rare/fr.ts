/** Rarely shown texts, loaded on demand. */
export const fr = {
  uncaught: {
    title: (label: string) => `Une action du module ${label} a échoué`,
    kept: "La page reste ouverte avec votre saisie. L'erreur a été signalée à l'équipe technique.",
    reported: "L'erreur a été signalée à l'équipe technique. « Réessayer » ouvre la page à nouveau.",
    missing: (reason: string) => `${reason} « Réessayer » ouvre le module à nouveau.`,
    missingKept: (reason: string) => `${reason} Enregistrez votre saisie, puis rechargez la page.`,
    retry: 'Réessayer',
  },
  fallback: {
    title: (label: string, version: string) =>
      `La version précédente du module ${label} est affichée (${version}).`,
    reason: (version: string, reason: string) => `La version ${version} ne démarre pas. ${reason}`,
    retry: 'Réessayer la nouvelle version',
  },
  override: {
    title: {
      active: (id: string, origin: string) =>
        `Le module ${id} est remplacé par celui de ${origin} dans cet onglet.`,
      asked: (id: string, origin: string) =>
        `Un lien demande de remplacer le module ${id} par celui de ${origin} dans cet onglet.`,
      unreachable: (id: string, origin: string) =>
        `Le module ${id} de ${origin} ne répond pas et n'est pas utilisé.`,
      refused: (id: string, origin: string) => `Le remplacement du module ${id} par ${origin} est refusé.`,
    },
    hint: {
      active: 'Mode développeur : les fichiers de ce module ne sont pas ceux qui ont été publiés.',
      asked:
        "N'acceptez que si vous développez ce module sur ce poste : son code agirait avec vos droits. Le module publié reste utilisé.",
      unreachable:
        'Vérifiez que le serveur de développement tourne et que le navigateur peut accéder à ce poste, puis rechargez la page.',
      refused: "La configuration du site ne l'autorise pas ; le module publié est utilisé.",
    },
    closed: "Le serveur de ce site n'autorise pas cette adresse ; le module publié reste utilisé.",
    confirm: 'Utiliser ma version locale',
    ignore: 'Ignorer',
    leave: 'Quitter ce mode',
  },
  preview: {
    title: {
      active: (label: string) => `Aperçu du module ${label} dans cet onglet`,
      asked: (label: string) => `Un lien propose un aperçu du module ${label} dans cet onglet`,
      expired: () => 'Cet aperçu a expiré',
      denied: (label: string) => `L'aperçu du module ${label} ne s'ouvre pas`,
      unreachable: (label: string) => `L'aperçu du module ${label} n'a pas pu être chargé`,
    },
    hint: {
      active: (version: string, end: string) =>
        `La version ${version} n'est pas publiée. Elle ne s'ouvre que dans cet onglet et agit avec vos droits. Fin de l'aperçu : ${end}.`,
      asked: (version: string, end: string) =>
        `N'acceptez que si l'équipe du module vous a donné ce lien : le code de la version ${version}, qui n'est pas publiée, agirait avec vos droits. Fin de l'aperçu : ${end}.`,
      expired: 'La version publiée du module est utilisée.',
      denied: "Le module est retiré pour le moment, ou vous n'avez pas le droit de le consulter.",
      unreachable: 'La version publiée du module est utilisée. Rechargez la page pour réessayer.',
    },
    confirm: "Ouvrir l'aperçu",
    ignore: 'Ignorer',
    leave: "Quitter l'aperçu",
  },
};
