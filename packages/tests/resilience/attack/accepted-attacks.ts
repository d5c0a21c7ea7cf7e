/**
 * Attacks that still work, by name, with the reason why they are accepted for now. An attack in this list that no longer
 * works fails the run, so that the list stays true.
 */
export const acceptedAttacks: Readonly<Record<string, string>> = {};
