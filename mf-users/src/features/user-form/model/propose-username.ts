/** Returns a user name made of a first and a last name: 'Désirée', "N'Guessan Koné" → 'desiree.nguessan-kone'. */
export function proposeUsername(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) =>
      name
        .normalize('NFD')
        .toLowerCase()
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae')
        .replaceAll(/[^a-z0-9\s-]/g, '')
        .trim()
        .replaceAll(/[\s-]+/g, '-'),
    )
    .filter((part) => part !== '')
    .join('.');
}
