import { limits } from '../platform/limits';

/** Password criteria (§5), one point each, in display order. */
export const passwordCriteria = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const;

export type PasswordCriterion = (typeof passwordCriteria)[number];

const criterionTests: Record<PasswordCriterion, (password: string) => boolean> = {
  length: (password) => password.length >= limits.passwordMinLength,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{Nd}]/u.test(password),
};

/** Returns the criteria that a password meets (§5 'Password strength'); a space counts as a special character. */
export function metPasswordCriteria(password: string): PasswordCriterion[] {
  return passwordCriteria.filter((criterion) => criterionTests[criterion](password));
}

/** Returns the strength, 0 to 5: one point for each criterion met (§5). */
export function passwordStrength(password: string): number {
  return metPasswordCriteria(password).length;
}
