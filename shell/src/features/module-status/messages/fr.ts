/** Short texts for the status of a module. */
export const fr = {
  announced: 'Bientôt disponible',
  withdrawn: 'Retiré pour le moment',
  available: 'Disponible',
  ready: 'Disponible',
  renewed: 'Nouvelle version prête',
  degraded: 'Dégradé',
  refused: 'Refusé',
};
