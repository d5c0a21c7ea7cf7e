import { textTools } from '@escale/i18n';

const { number, plural } = textTools('fr');

/** Texts of a user's activity tab. */
export const activity = {
  title: 'Activité',
  filter: 'Action',
  all: 'Toutes les actions',
  loading: "Chargement de l'activité…",
  loadFailed: "L'activité n'a pas pu être chargée",
  empty: 'Aucune activité enregistrée',
  emptyFiltered: 'Aucune entrée pour cette action. Choisissez-en une autre.',
  emptyHint: 'Les connexions et les modifications de ce compte apparaîtront ici.',
  more: (count: number) =>
    plural(count, { one: 'Afficher la suivante', other: `Afficher les ${number(count)} suivantes` }),
  count: (shown: number, total: number) => `${number(shown)} sur ${number(total)}`,
  from: (address: string) => `depuis ${address}`,
};
