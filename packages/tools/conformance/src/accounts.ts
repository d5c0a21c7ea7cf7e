import { readFile } from 'node:fs/promises';
import { object, string, ValidationError, type InferType } from 'yup';

const accountSchema = object({
  email: string().trim().required(),
  password: string().required(),
  /** The code that the server accepts for this account if the server sends none by mail. */
  otpCode: string().matches(/^\d{6}$/),
}).required();

const accountsSchema = object({
  superAdmin: accountSchema,
  admin: accountSchema,
  operator: accountSchema,
  /** Address that returns the mails as JSON, newest first. */
  mailbox: string().matches(/^https?:\/\//),
}).noUnknown('unknown: ${unknown}');

export type Account = InferType<typeof accountSchema>;
export type Accounts = InferType<typeof accountsSchema>;

/** Why the suite cannot start, in one sentence. */
export class ConformanceError extends Error {
  override name = 'ConformanceError';
}

/** Reads the file with the three accounts and the mailbox. */
export async function readAccounts(file: string): Promise<Accounts> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConformanceError(`${file} cannot be read`);
  });
  try {
    return accountsSchema.validateSync(JSON.parse(text), { strict: true, abortEarly: false });
  } catch (error) {
    const why = error instanceof ValidationError ? error.errors.join('; ') : 'it is not JSON';
    throw new ConformanceError(`${file} does not hold three accounts: ${why}`, { cause: error });
  }
}
