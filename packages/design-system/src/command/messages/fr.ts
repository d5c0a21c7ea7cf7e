export const fr = {
  results: (count: number) => (count === 1 ? '1 résultat' : `${count} résultats`),
  hints: { move: 'Parcourir', open: 'Ouvrir', close: 'Fermer' },
} as const;
