/** Texts of the crash screens. */
export const fr = {
  title: 'Une erreur est survenue',
  text: "L'erreur a été automatiquement signalée à l'équipe technique.",
  home: "Retour à l'accueil",
  at: (moment: string) => `À indiquer au support : erreur du ${moment}.`,
  refresh: 'Rafraîchir',
  retry: 'Réessayer',
  inModule: (label: string) => `Le module ${label} s'est arrêté. Le reste de l'application fonctionne.`,
};
