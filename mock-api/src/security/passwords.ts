import { hash, verify, type Options } from '@node-rs/argon2';

/** 2 is Algorithm.Argon2id: a const enum cannot be imported where modules are compiled one by one. */
const options: Options = { algorithm: 2, memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let dummy: Promise<string> | undefined;

/** Takes as long for an account that has no password, or does not exist, as for any other. */
export async function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const matches = await verify(kept ?? (await dummy), password);
  return matches && typeof kept === 'string';
}
