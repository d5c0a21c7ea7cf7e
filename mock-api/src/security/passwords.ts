import { normalizePassword } from '@escale/contracts';
import { hash, verify, type Options } from '@node-rs/argon2';

/** The library's default algorithm is argon2id. */
const options: Options = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), options);
}

let dummy: Promise<string> | undefined;

/**
 * Verifies a password; takes equally long without an account or a stored password. A password with several Unicode forms is also
 * tried as typed and decomposed, as in older hashes.
 */
export async function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const hashed = kept ?? (await dummy);
  for (const form of new Set([normalizePassword(password), password, password.normalize('NFD')]))
    if (await verify(hashed, form)) return typeof kept === 'string';
  return false;
}
