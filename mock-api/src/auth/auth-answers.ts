import { Type } from '@sinclair/typebox';
import { answerWith, emailSchema, successWith } from '../http/answers';
import { nameSchema, userSchema } from '../accounts/present-user';

const accessToken = Type.String({
  minLength: 1,
  description: 'Short-lived bearer token, sent as `Authorization: Bearer …`.',
});

export const verifiedAnswer = Type.Union([
  successWith({ user: userSchema, accessToken }),
  Type.Object(
    {
      success: Type.Literal(true),
      passwordToken: Type.String({ minLength: 1, description: 'Token for `POST /auth/reset-password`.' }),
    },
    {
      description:
        'No session yet: the user first has to choose a new password. Only servers that can require a new password send this.',
    },
  ),
]);

export const loginAnswer = Type.Union([
  Type.Object(
    { requiresOTP: Type.Literal(true), email: emailSchema },
    { description: 'The server has mailed a code; the sign-in continues with `POST /auth/verify-otp`.' },
  ),
  Type.Object(
    { user: userSchema, accessToken },
    { description: 'Signed in. Only servers that require no code send this.' },
  ),
]);

export const namesAnswer = successWith({
  data: Type.Object({ firstName: nameSchema, lastName: nameSchema }),
});

export const refreshAnswer = successWith({ accessToken });

export const meAnswer = successWith({ user: userSchema });

export const otpConfigAnswer = answerWith({
  otpConfig: Type.Object({
    validityMinutes: Type.Number({ exclusiveMinimum: 0 }),
    cooldownSeconds: Type.Number({ minimum: 0 }),
  }),
});
