/** The properties of the signed-in user that determine the version of a module. */
export interface CanaryUser {
  id: string;
  email: string;
}

/** Returns the 32-bit FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

const saltLength = 8;

/**
 * Returns the mark that stands for an e-mail address in the public registry. A mark is short on
 * purpose: many addresses share it, so it cannot be reversed. The salt has eight characters.
 * Another salt yields another mark.
 */
export function addressMark(email: string, salt: string): string {
  return `#${salt}${hashOf(salt + email.toLowerCase()).toString(36)}`;
}

/** True if `name` names the user. Plain e-mail addresses count too, since registries of earlier releases contain them. */
const isNamed = (name: string, { id, email }: CanaryUser) =>
  name === id ||
  name.toLowerCase() === email.toLowerCase() ||
  name === addressMark(email, name.slice(1, 1 + saltLength));

/** True for a user who gets the canary of a module. A larger percentage keeps all users of a smaller one. */
export function isInAudience(
  { users, percent }: { users: readonly string[]; percent: number },
  moduleId: string,
  user: CanaryUser,
): boolean {
  return users.some((name) => isNamed(name, user)) || hashOf(`${moduleId}:${user.id}`) % 100 < percent;
}
