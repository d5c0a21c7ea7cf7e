import { checkEmailRequestSchema } from '@escale/contracts';
import { findUserByEmail } from '../db/user-row';
import { attemptKeys } from '../limits/attempt-keys';
import { checkAttempts, countAttempt } from '../limits/attempt-limits';
import { defineRoute } from '../http/define-route';
import { badRequest } from '../errors';
import { emptyObject } from '../http/validate';
import { sentences } from '../messages/sentences';
import { findKnownDevice } from '../accounts/devices';
import { namesAnswer } from './auth-answers';

const noNames = { firstName: '', lastName: '' };

/**
 * Calls from one IP address run one after the other. An IP address that has reached a limit gets a
 * 429 for known and unknown e-mail addresses alike. Only a known device of the account still gets
 * the name of its owner.
 */
export const checkEmail = defineRoute({
  method: 'POST',
  path: '/auth/check-email',
  schema: { body: checkEmailRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Get the name of an account, for the second step of the sign-in',
    description: 'A server that hides which accounts exist returns empty names.',
    answer: namesAnswer,
    refusals: ['EMAIL_UNKNOWN', 'TOO_MANY_REQUESTS'],
    readsCookies: ['device'],
  },
  act: async ({ services, body, caller, request, serialize }) => {
    const { config, db } = services;
    if (config.AUTH_ENUMERATION === 'hide') return noNames;
    const key = attemptKeys.unknownEmailFromAddress(caller.ipAddress);
    return serialize([key], async () => {
      const device = await findKnownDevice(services, request, body);
      const known = attemptKeys.knownEmailFromAddress(caller.ipAddress);
      if (device === undefined) {
        await checkAttempts(services, key, config.LIMIT_UNKNOWN_EMAILS);
        await checkAttempts(services, known, config.LIMIT_KNOWN_EMAILS);
      }
      const user = await findUserByEmail(db, body.email);
      if (user === undefined) await countAttempt(services, key, config.LIMIT_UNKNOWN_EMAILS);
      if (user === undefined) throw badRequest('EMAIL_UNKNOWN', sentences.emailUnknown);
      if (device === undefined) await countAttempt(services, known);
      return user;
    });
  },
  present: ({ firstName, lastName }) => ({ success: true, data: { firstName, lastName } }),
});
