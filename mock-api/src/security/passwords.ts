import { normalizePassword } from '@escale/contracts';
import { hash, verify, type Options } from '@node-rs/argon2';

/** The default algorithm of the library is argon2id. */
const hashOptions: Options = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), hashOptions);
}

let dummyHash: Promise<string> | undefined;

/**
 * Verifies a password. Takes equally long if there is no account or no stored password. Compares
 * the normalized form, then the password as typed and its decomposed form where these differ: an
 * older hash may be of either.
 */
export async function verifyPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const hashed = storedHash ?? (await dummyHash);
  for (const form of new Set([normalizePassword(password), password, password.normalize('NFD')]))
    if (await verify(hashed, form)) return typeof storedHash === 'string';
  return false;
}
