import type { Caller } from '../../http/call';
import { refused, RequestError } from '../../http/errors';
import { messages } from '../../messages/fr';
import { attemptKeys } from '../../security/attempt-keys';
import { countAttempt, forgetAttempts, uncountAttempt } from '../../security/attempts';
import { verifyPassword } from '../../security/passwords';
import type { Services } from '../../services';
import { recordAudit } from '../audit/record';
import { findUserByEmail, type UserRow } from '../users/user-row';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * The active account of good credentials. Attempts are counted before they are verified; those of one address and
 * of one account come in turn, so that good ones, taken back at once, never fill a limit.
 */
export function checkPassword(
  services: Services,
  caller: Caller,
  credentials: Credentials,
): Promise<UserRow> {
  const account = attemptKeys.passwordOfAccount(credentials.email);
  const address = attemptKeys.passwordFromAddress(caller.ipAddress);
  const { config, queue } = services;
  return queue(address, () =>
    queue(account, async () => {
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
  if (user === undefined && !hidden) throw refused('EMAIL_UNKNOWN', messages.emailUnknown);
  if (user === undefined || !matches)
    throw refused('BAD_CREDENTIALS', hidden ? messages.badCredentialsHidden : messages.badCredentials);
  if (user.status !== 'ACTIVE') throw refused('ACCOUNT_INACTIVE', messages.accountInactive);
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
