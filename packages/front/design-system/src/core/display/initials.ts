const avatarColors = [
  'avatar.1',
  'avatar.2',
  'avatar.3',
  'avatar.4',
  'avatar.5',
  'avatar.6',
  'avatar.7',
] as const;

/** Returns the initials of the first and last word of a name; '?' for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('fr') || '?';
}

/** Returns the avatar colour of a name; the same name always gets the same colour. */
export function avatarShade(name: string): (typeof avatarColors)[number] {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return avatarColors[hash % avatarColors.length] ?? 'avatar.1';
}
