import type { Services } from '../services';
import type { Database } from '../db/client';
import { findUserByEmail, lockUser, type UserRow } from '../db/user-row';
import { attemptKeys, type KnownDevice } from '../limits/attempt-keys';
import {
  attemptsOf,
  checkAttempts,
  countAttempt,
  countDelayedAttempt,
  forgetAttempts,
  uncountAttempt,
} from '../limits/attempt-limits';
import { RequestError, badRequest } from '../errors';
import type { Caller, RequestContext } from '../http/request-context';
import { sentences } from '../messages/sentences';
import { verifyPassword } from '../security/passwords';
import { recordFailedSignIn } from './failed-sign-in';

type SignInCall = Pick<RequestContext<'public', object, object>, 'services' | 'serialize'>;

export interface Credentials {
  email: string;
  password: string;
}

/** A sign-in attempt. `device` is set if the browser is a known device of the account. */
export interface PasswordAttempt {
  caller: Caller;
  device: KnownDevice | undefined;
  credentials: Credentials;
}

/**
 * Returns the active account for valid credentials. Failures from a known device are counted separately, so that strangers cannot
 * lock the owner out (docs/security/limits.md).
 */
export function checkPassword(call: SignInCall, attempt: PasswordAttempt): Promise<UserRow> {
  return attempt.device === undefined
    ? checkFromUnknownDevice(call, attempt)
    : checkFromKnownDevice(call, attempt, attemptKeys.passwordOfDevice(attempt.device));
}

function checkFromKnownDevice(
  { services, serialize }: SignInCall,
  attempt: PasswordAttempt,
  device: string,
): Promise<UserRow> {
  return serialize([device], async () => {
    await countAccountFailure(services, attempt, device);
    const user = await runVerification(services, attempt);
    await forgetAttempts(services, device);
    return user;
  });
}

/**
 * Counts an attempt before its password is verified, and uncounts it on success, so that successes never reach a limit. Attempts
 * from one IP address run one after the other, and so do attempts on one account. The limit per IP address counts distinct
 * accounts.
 */
function checkFromUnknownDevice(
  { services, serialize }: SignInCall,
  attempt: PasswordAttempt,
): Promise<UserRow> {
  const { caller, credentials } = attempt;
  const { config } = services;
  const account = attemptKeys.passwordOfAccount(credentials.email);
  const address = attemptKeys.passwordFromAddress(caller.ipAddress);
  const accountFromAddress = attemptKeys.accountFromAddress(caller.ipAddress, credentials.email);
  return serialize([address, account], async () => {
    const isFirst = (await attemptsOf(services, accountFromAddress)).count === 0;
    if (isFirst)
      await checkAttempts(services, address, config.LIMIT_ADDRESS_FAILURES).catch(
        recordRefusal(services, attempt, address),
      );
    await countAccountFailure(services, attempt, account);
    await countAttempt(services, accountFromAddress);
    if (isFirst) await countAttempt(services, address);
    const user = await runVerification(services, attempt);
    if (isFirst) await uncountAttempt(services, address);
    await forgetAttempts(services, accountFromAddress);
    await forgetAttempts(services, account);
    return user;
  });
}

function countAccountFailure(services: Services, attempt: PasswordAttempt, key: string): Promise<void> {
  return countDelayedAttempt(services, key, services.config.LIMIT_ACCOUNT_FAILURES).catch(
    recordRefusal(services, attempt, key),
  );
}

async function runVerification(services: Services, attempt: PasswordAttempt): Promise<UserRow> {
  try {
    return await verifyCredentials(services, attempt.credentials);
  } catch (error) {
    if (error instanceof RequestError) await recordFailure(services, attempt, error.code);
    throw error;
  }
}

async function verifyCredentials(
  { config, db }: Services,
  { email, password }: Credentials,
): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash, password);
  const hidden = config.AUTH_ENUMERATION === 'hide';
  if (user === undefined && !hidden) throw badRequest('EMAIL_UNKNOWN', sentences.emailUnknown);
  if (user === undefined || !matches) throw badCredentials(config);
  if (user.status !== 'ACTIVE') throw accountInactive();
  return user;
}

const badCredentials = ({ AUTH_ENUMERATION }: Services['config']) =>
  badRequest(
    'BAD_CREDENTIALS',
    AUTH_ENUMERATION === 'hide' ? sentences.badCredentialsHidden : sentences.badCredentials,
  );

const accountInactive = () => badRequest('ACCOUNT_INACTIVE', sentences.accountInactive);

/**
 * Runs `work` in a transaction. Throws if the password has changed since the check, or if the account is no longer active. The
 * account stays locked until the transaction ends.
 */
export async function whileVerified<T>(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { id, passwordHash }: UserRow,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (user?.passwordHash !== passwordHash) throw badCredentials(config);
    if (user.status !== 'ACTIVE') throw accountInactive();
    return work(tx);
  });
}

/**
 * Returns an error handler that records a refusal in the audit log and rethrows it. Anyone can
 * provoke any number of refusals, so the handler records only the first for a key in each time
 * window.
 */
function recordRefusal(services: Services, attempt: PasswordAttempt, key: string) {
  return async (error: unknown): Promise<never> => {
    if (error instanceof RequestError && (await countAttempt(services, attemptKeys.refusal(key))) === 1)
      await recordFailure(services, attempt, error.code);
    throw error;
  };
}

async function recordFailure(
  services: Services,
  { caller, credentials: { email } }: PasswordAttempt,
  reason: string,
): Promise<void> {
  const user = await findUserByEmail(services.db, email);
  await recordFailedSignIn(services, caller, { userId: user?.id ?? null, email, metadata: { reason } });
}
