import type { Services } from '../../services';
import { findUserByEmail, type UserRow } from '../../db/user-row';
import { attemptKeys } from '../../http/attempt-keys';
import { countAttempt, forgetAttempts, uncountAttempt } from '../../http/attempt-limits';
import { badRequest, RequestError } from '../../http/errors';
import type { Caller } from '../../http/request-context';
import { messages } from '../../messages/fr';
import { verifyPassword } from '../../security/passwords';
import { recordAudit } from '../audit/record';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Returns the active account for valid credentials. Attempts are counted before they are verified, and those of one IP
 * address and of one account run one after the other, so that successful ones, removed at once, never reach a limit.
 */
export function checkPassword(
  services: Services,
  caller: Caller,
  credentials: Credentials,
): Promise<UserRow> {
  const account = attemptKeys.passwordOfAccount(credentials.email);
  const address = attemptKeys.passwordFromAddress(caller.ipAddress);
  const { config, mutex } = services;
  return mutex(address, () =>
    mutex(account, async () => {
      try {
        await countAttempt(services, account, config.LIMIT_ACCOUNT_FAILURES);
        await countAttempt(services, address, config.LIMIT_ADDRESS_FAILURES);
        const user = await verified(services, credentials);
        await uncountAttempt(services, address);
        await forgetAttempts(services, account);
        return user;
      } catch (error) {
        if (error instanceof RequestError)
          await recordFailure(services, caller, credentials.email, error.code);
        throw error;
      }
    }),
  );
}

async function verified({ config, db }: Services, { email, password }: Credentials): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash, password);
  const hidden = config.AUTH_ENUMERATION === 'hide';
  if (user === undefined && !hidden) throw badRequest('EMAIL_UNKNOWN', messages.emailUnknown);
  if (user === undefined || !matches)
    throw badRequest('BAD_CREDENTIALS', hidden ? messages.badCredentialsHidden : messages.badCredentials);
  if (user.status !== 'ACTIVE') throw badRequest('ACCOUNT_INACTIVE', messages.accountInactive);
  return user;
}

async function recordFailure(
  { db, clock }: Services,
  caller: Caller,
  email: string,
  reason: string,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  await recordAudit(db, clock(), caller, {
    action: 'LOGIN_FAILED',
    resource: 'auth',
    userId: user?.id ?? null,
    email,
    metadata: { reason },
  });
}
