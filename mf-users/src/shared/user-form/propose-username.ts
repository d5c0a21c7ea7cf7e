import { plainText } from '@escale/contracts/fold-text';

/** Returns a user name derived from a first and last name: 'Désirée', "N'Guessan Koné" → 'desiree.nguessan-kone'. */
export function proposeUsername(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) =>
      plainText(name)
        .replaceAll(/[^a-z0-9\s-]/g, '')
        .trim()
        .replaceAll(/[\s-]+/g, '-'),
    )
    .filter((part) => part !== '')
    .join('.');
}
