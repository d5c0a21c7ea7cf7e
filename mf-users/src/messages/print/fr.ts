import { textTools } from '@escale/i18n';

const { number } = textTools('fr');

/** Texts of a user's printed page that do not occur on screen. */
export const fr = {
  title: (name: string) => `Fiche de ${name}`,
  rights: 'Droits',
  none: 'Aucun',
  history: (shown: number, total: number) =>
    shown < total
      ? `Historique\u00a0: les ${number(shown)} dernières entrées sur ${number(total)}`
      : 'Historique',
  date: 'Date',
  action: 'Action',
  author: 'Auteur',
  details: 'Détails',
  change: (label: string, before: string, after: string) => `${label}\u00a0: ${before} → ${after}`,
};
