import { Type } from '@sinclair/typebox';
import { answerWith, emailAnswer, successWith } from '../http/answers';
import { nameAnswer, userAnswer } from '../accounts/present-user';

const accessToken = Type.String({
  minLength: 1,
  description: 'Sent as `Authorization: Bearer …`; short-lived.',
});

export const verifiedAnswer = Type.Union([
  successWith({ user: userAnswer, accessToken }),
  Type.Object(
    {
      success: Type.Literal(true),
      passwordToken: Type.String({ minLength: 1, description: 'The token for POST /auth/reset-password.' }),
    },
    { description: 'No session: the account needs a new password first, where the server asks for one.' },
  ),
]);

export const loginAnswer = Type.Union([
  Type.Object(
    { requiresOTP: Type.Literal(true), email: emailAnswer },
    { description: 'A code was mailed; the sign-in continues with POST /auth/verify-otp.' },
  ),
  Type.Object(
    { user: userAnswer, accessToken },
    { description: 'Signed in without a code, where the server asks for none.' },
  ),
]);

export const namesAnswer = successWith({
  data: Type.Object({ firstName: nameAnswer, lastName: nameAnswer }),
});

export const refreshAnswer = successWith({ accessToken });

export const meAnswer = successWith({ user: userAnswer });

export const otpConfigAnswer = answerWith({
  otpConfig: Type.Object({
    validityMinutes: Type.Number({ exclusiveMinimum: 0 }),
    cooldownSeconds: Type.Number({ minimum: 0 }),
  }),
});
