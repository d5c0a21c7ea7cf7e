import type { Services } from '../services';
import { attemptKeys, type KnownDevice } from '../limits/attempt-keys';
import { attemptsOf, countAttempt, forgetAttempts, uncountAttempt } from '../limits/attempt-limits';

/** An attempt to enter a code. `device` is set if the browser is a known device of the account. */
export interface CodeAttempt {
  userId: string;
  email: string;
  device: KnownDevice | undefined;
  ipAddress: string;
}

/** Counts an attempt before its code is compared. The limit per IP address counts distinct accounts, and ignores known devices. */
export async function countCodeAttempt(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { userId, device, ipAddress }: CodeAttempt,
): Promise<void> {
  const { LIMIT_CODE_FAILURES, LIMIT_ADDRESS_FAILURES } = services.config;
  await countAttempt(services, attemptKeys.code(userId, device), LIMIT_CODE_FAILURES);
  if (device !== undefined) return;
  const ofAccount = attemptKeys.codeOfAccountFromAddress(ipAddress, userId);
  if ((await attemptsOf(services, ofAccount)).count === 0) {
    const ofAddress = attemptKeys.codeFromAddress(ipAddress);
    await countAttempt(services, ofAddress, LIMIT_ADDRESS_FAILURES).catch(async (error: unknown) => {
      await uncountAttempt(services, ofAddress);
      throw error;
    });
  }
  await countAttempt(services, ofAccount);
}

/**
 * Uncounts the attempts of a completed sign-in, and resets the counters of mails with codes and of mails for a forgotten password.
 */
export async function forgetSignInAttempts(
  services: Pick<Services, 'db' | 'clock'>,
  { userId, email, device, ipAddress }: CodeAttempt,
): Promise<void> {
  await uncountAttempt(services, attemptKeys.code(userId, device));
  await uncountAttempt(services, attemptKeys.knownEmailFromAddress(ipAddress));
  const ofAccount = attemptKeys.codeOfAccountFromAddress(ipAddress, userId);
  if ((await attemptsOf(services, ofAccount)).count > 0)
    await uncountAttempt(services, attemptKeys.codeFromAddress(ipAddress));
  const forgotten = [
    ofAccount,
    attemptKeys.codeMail(userId, undefined),
    attemptKeys.codeMail(userId, device),
    attemptKeys.resetOfAccount(email),
    ...(device === undefined ? [] : [attemptKeys.resetOfDevice(device)]),
  ];
  for (const key of forgotten) await forgetAttempts(services, key);
}
