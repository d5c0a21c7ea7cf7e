import { brand, limits, normalizePassword, passwordStrength } from '@escale/contracts';
import type { UserRow } from '../db/user-row';
import type { Sentence } from '../messages/sentence';
import { sentences } from '../messages/sentences';
import { lengthBeyondWords, unaccented } from '../security/common-words';
import { verifyPassword } from '../security/passwords';

interface Owner {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}

/** Shorter names occur in too many passwords by chance. */
const minWordLength = 4;

/** Returns why a new password is refused; undefined if it is acceptable. */
export function passwordRefusal(typed: string, owner: Owner): Sentence | undefined {
  const password = normalizePassword(typed);
  const reasons = sentences.passwordReasons;
  if (password.length < limits.passwordMinLength) return reasons.short;
  if (password.length > limits.passwordMaxLength) return reasons.long;
  if (containsPersonalWord(password, owner)) return reasons.personal;
  if (lengthBeyondWords(password) < limits.passwordMinLength) return reasons.common;
  if (passwordStrength(password) < limits.resetMinStrength) return reasons.weak;
  return undefined;
}

/** Returns a refusal if an administrator has required a new password and `typed` is the present password. */
export async function repetitionRefusal(
  typed: string,
  { passwordDueAt, passwordHash }: Pick<UserRow, 'passwordDueAt' | 'passwordHash'>,
): Promise<Sentence | undefined> {
  const repeats = passwordDueAt !== null && (await verifyPassword(passwordHash, typed));
  return repeats ? sentences.passwordReasons.same : undefined;
}

function containsPersonalWord(password: string, { email, username, firstName, lastName }: Owner): boolean {
  const given = unaccented(password);
  const [mailbox = ''] = email.split('@');
  const says = [email, mailbox, username, firstName, lastName]
    .map(unaccented)
    .some((word) => word.length >= minWordLength && given.includes(word));
  return (
    says || (given.includes(unaccented(brand.name)) && lengthWithoutBrand(given) < limits.passwordMinLength)
  );
}

function lengthWithoutBrand(password: string): number {
  return password.replaceAll(unaccented(brand.name), '').length;
}
