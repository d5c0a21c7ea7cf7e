import { textTools } from '@escale/i18n';

const { plural, number } = textTools('fr');

export const fr = {
  results: (count: number) =>
    plural(count, { one: `${number(count)} résultat`, other: `${number(count)} résultats` }),
  hints: { move: 'Parcourir', open: 'Ouvrir', close: 'Fermer' },
  escape: 'Échap',
} as const;
