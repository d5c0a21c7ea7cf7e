import { dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '@escale/contracts';

let common: ReadonlySet<string> | undefined;

/** True for a widespread password, in any case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    dictionary['passwords-common'].map(String).filter((entry) => entry.length >= limits.passwordMinLength),
  );
  return common.has(password.toLowerCase());
}
