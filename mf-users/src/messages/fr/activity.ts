/** Texts of the activity of a user. */
export const activity = {
  title: 'Activité',
  filter: 'Action',
  all: 'Toutes les actions',
  loading: "Chargement de l'activité…",
  loadFailed: "L'activité n'a pas pu être chargée",
  empty: 'Aucune activité enregistrée',
  emptyFiltered: 'Aucune entrée pour cette action. Choisissez-en une autre.',
  emptyHint: 'Les connexions et les modifications de ce compte apparaîtront ici.',
  more: (count: number) => (count === 1 ? 'Afficher la suivante' : `Afficher les ${count} suivantes`),
  count: (shown: number, total: number) => `${shown} sur ${total}`,
  from: (address: string) => `depuis ${address}`,
  by: (name: string) => `par ${name}`,
};
