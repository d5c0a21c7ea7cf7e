import { textTools } from '@escale/i18n';

const { number, plural } = textTools('fr');

/** Texts of a run over several people: its progress and its report. */
export const run = {
  progress: (done: number, total: number) =>
    `${number(done)} sur ${number(total)} ${plural(total, { one: 'personne', other: 'personnes' })}`,
  waits: (time: string) => `Le serveur ne peut pas répondre pour l'instant : reprise à ${time}.`,
  stop: 'Arrêter',
  report: 'Résultat',
  resultOf: (name: string, outcome: string) => `${name} : ${outcome}`,
  showAll: (value: number) => `Afficher les ${number(value)} autres`,
  copy: 'Copier le rapport',
  copied: 'Rapport copié',
  copyFailed: 'Impossible de copier le rapport',
  toList: 'Voir la liste des utilisateurs',
};
