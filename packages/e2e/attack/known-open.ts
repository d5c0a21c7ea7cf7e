/**
 * Attacks that still work, by name, with the reason why they are accepted for now. An attack in this list that no longer
 * works fails the run, so that the list stays true.
 */
export const knownOpen: Readonly<Record<string, string>> = {
  'change the own address to one that is not proven, unseen':
    'a new address counts without a confirmation; the owner is told by mail',
};
