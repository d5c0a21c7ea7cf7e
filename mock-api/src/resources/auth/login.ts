import { loginRequestSchema } from '@escale/contracts';
import { setCookie } from '../../http/cookies';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';
import { codeMail } from '../../mail/code-mail';
import { checkPassword } from './check-password';
import { beginSignIn, signInLifetimeMs } from './sign-ins';

export const login = defineRoute({
  method: 'POST',
  path: '/auth/login',
  schema: { body: loginRequestSchema, params: emptyObject },
  policy: { access: 'public' },
  act: async ({ services, body, caller, reply }) => {
    const user = await checkPassword(services, caller, body);
    const { token, code } = await beginSignIn(services, { userId: user.id, remember: body.remember });
    await services.mailer.send(codeMail(user, code));
    setCookie(services.config, reply, 'signIn', token, signInLifetimeMs / 1_000);
    return user;
  },
  present: ({ email }) => ({ requiresOTP: true, email }),
});
