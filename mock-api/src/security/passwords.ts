import { hash, verify, type Options } from '@node-rs/argon2';

/** The library's default algorithm is argon2id. */
const options: Options = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let dummy: Promise<string> | undefined;

/** Verifies a password; takes equally long without an account or a stored password. */
export async function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const matches = await verify(kept ?? (await dummy), password);
  return matches && typeof kept === 'string';
}
