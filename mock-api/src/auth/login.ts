import { loginRequestSchema } from '@escale/contracts';
import { boolean } from 'yup';
import { attemptKeys } from '../limits/attempt-keys';
import { countDelayedAttempt } from '../limits/attempt-limits';
import { readCookie, setCookie } from '../http/cookies';
import { defineRoute } from '../http/define-route';
import { emptyObject } from '../http/validate';
import { displayEmail } from '../accounts/present-user';
import { checkPassword, whileVerified } from './check-password';
import { findKnownDevice } from '../accounts/devices';
import { sessionOfCookie } from '../accounts/refresh-tokens';
import { beginSignIn, continueSignIn, signInLifetimeMs } from '../accounts/sign-ins';
import { loginAnswer } from './auth-answers';
import { mailCode } from './mail-code';

/**
 * `remember` is optional. Without it, the new session is remembered if the account already has a remembered session in this
 * browser.
 */
const body = loginRequestSchema.shape({ remember: boolean() });

/** Beyond the limit of mails with codes, only a browser whose last code is still valid can continue; any other gets a 429. */
export const login = defineRoute({
  method: 'POST',
  path: '/auth/login',
  schema: { body, params: emptyObject },
  policy: { access: 'public' },
  document: {
    summary: 'Start a sign-in with e-mail address and password; the server mails a code',
    answer: loginAnswer,
    refusals: ['EMAIL_UNKNOWN', 'BAD_CREDENTIALS', 'ACCOUNT_INACTIVE', 'TOO_MANY_REQUESTS'],
    readsCookies: ['device', 'refresh', 'signIn'],
    setsCookies: ['signIn'],
  },
  act: async ({ services, serialize, body: { remember, ...credentials }, caller, request, reply }) => {
    const { config } = services;
    const device = await findKnownDevice(services, request, credentials);
    const user = await checkPassword({ services, serialize }, { caller, device, credentials });
    const former = remember === undefined ? await sessionOfCookie(services, request) : undefined;
    const pending = {
      userId: user.id,
      remember: remember ?? (former?.userId === user.id && former.remember),
    };
    try {
      await countDelayedAttempt(services, attemptKeys.codeMail(user.id, device), config.LIMIT_CODE_MAILS);
    } catch (error) {
      const started = readCookie(config, request, 'signIn');
      const continues = await whileVerified(services, user, (db) =>
        continueSignIn({ ...services, db }, started, pending),
      );
      if (continues) return user;
      throw error;
    }
    const { token, deliver } = await whileVerified(services, user, async (tx) => {
      const { id: signInId, token, code } = await beginSignIn({ ...services, db: tx }, pending);
      const mailed = { signInId, code, attempt: caller };
      return { token, deliver: await mailCode(services, tx, user, mailed) };
    });
    void deliver();
    setCookie(config, reply, 'signIn', token, signInLifetimeMs / 1_000);
    return user;
  },
  present: ({ email }) => ({ requiresOTP: true, email: displayEmail(email) }),
});
