import { textTools } from '@escale/i18n';

const { number, plural } = textTools('fr');

/** Texts for comparing and copying rights. */
export const fr = {
  title: 'Comparer les droits',
  titleOf: (name: string) => `Comparer les droits de ${name}`,
  back: 'Retour à la fiche',
  search: 'Comparer avec une personne ou un rôle',
  hint: 'Nom, adresse email ou rôle. Entrée choisit le premier résultat.',
  results: 'Personnes et rôles',
  found: (count: number, shown: number) =>
    count > shown
      ? `${number(count)} résultats, dont les ${number(shown)} premiers ci-dessous`
      : `${number(count)} ${plural(count, { one: 'résultat', other: 'résultats' })}`,
  role: (role: string) => `Rôle ${role}`,
  right: 'Droit',
  differences: (count: number) =>
    `${number(count)} ${plural(count, { one: 'différence', other: 'différences' })}`,
  same: 'Les droits sont les mêmes.',
  all: 'Afficher aussi les droits identiques',
  copyTitle: (from: string, to: string) => `Copier les droits de ${from} à ${to}`,
  copy: 'Copier ces droits',
  notHeld: "Non copié : vous n'avez pas vous-même ce droit",
  kept: 'Conservé : vous ne pouvez pas vous retirer cet accès vous-même',
  stale: 'Ces droits ont été modifiés entre-temps',
  staleHint: "Rien n'a été enregistré. Les différences sont à jour : vérifiez-les, puis copiez à nouveau.",
};
