import { boolean, number, object, string, type InferType, type TestFunction } from 'yup';
import { limits } from '../platform/limits';
import { cleanEmail, normalizeEmail, normalizePassword } from '../lib/normalize';
import { hasPlainLetters, hasInvisible } from '../lib/readable-text';
import { userSchema } from '../user/user';

const emailCharacter = String.raw`[^\s@<>()[\],;:".]`;
/** The parts between dots must not be empty; the last part of the domain must have at least two characters. */
const emailPattern = new RegExp(
  `^${emailCharacter}+(?:\\.${emailCharacter}+)*@(?:${emailCharacter}+\\.)+${emailCharacter}{2,}$`,
);

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns a test of the address as the user typed it: in ASCII form (`xn--…`), every domain looks
 * harmless.
 */
const testAsTyped =
  (isFine: (email: string) => boolean): TestFunction<string | undefined> =>
  (_email, { originalValue }) =>
    !isText(originalValue) || isFine(cleanEmail(originalValue));

/** An e-mail input, cleaned and normalized: required and valid (§5). Error messages are keys of the consumer's catalogue. */
export const emailSchema = string()
  .transform((value: unknown) => (isText(value) ? normalizeEmail(value) : value))
  .required('emailRequired')
  .max(limits.emailMaxLength, 'emailInvalid')
  .test(
    'seen',
    'hiddenCharacter',
    testAsTyped((email) => !hasInvisible(email)),
  )
  .matches(emailPattern, 'emailInvalid')
  .test('readable', 'emailInvalid', testAsTyped(hasPlainLetters));

/** A new password: at least 8 characters (§5), with an upper bound that limits the cost of hashing. */
export const newPasswordSchema = string()
  .transform((value: unknown) => (isText(value) ? normalizePassword(value) : value))
  .required('passwordMin')
  .min(limits.passwordMinLength, 'passwordMin')
  .max(limits.passwordMaxLength, 'passwordMax');

/** A new password and its confirmation (§5 'Reset confirmation', 'Password change'); the confirmation has one error at a time. */
export const newPasswordFormSchema = object({
  password: newPasswordSchema,
  confirmPassword: string()
    .default('')
    .test('confirmation', (confirmation, { parent, createError }) => {
      if (confirmation.length < limits.passwordMinLength) {
        return createError({ message: 'confirmationRequired' });
      }
      const { password } = parent as { password?: string };
      return confirmation === password || createError({ message: 'confirmationDiffers' });
    }),
});

/** Request of `POST /auth/check-email`, step 1 of the sign-in (§2). */
export const checkEmailRequestSchema = object({ email: emailSchema });

/** Request of `POST /auth/login`, step 2 of the sign-in (§2). */
export const loginRequestSchema = object({
  email: emailSchema,
  password: string().required('passwordRequired').max(1_024, 'passwordRequired'),
  remember: boolean().default(false),
});

/** The six-digit one-time code (§5). */
export const otpCodeSchema = string()
  .required('otpLength')
  .matches(new RegExp(`^\\d{${limits.otpLength}}$`), 'otpLength');

/** Request of `POST /auth/verify-otp`. */
export const verifyOtpRequestSchema = object({ email: emailSchema, otpCode: otpCodeSchema });

/** Request of `POST /auth/resend-otp`. */
export const resendOtpRequestSchema = object({ email: emailSchema });

/** Request of `POST /auth/forgot-password`. */
export const forgotPasswordRequestSchema = object({ email: emailSchema });

const mailedTokenSchema = () => string().required('tokenMissing').max(512, 'tokenMissing');

/** Request of `POST /auth/reset-password`. */
export const resetPasswordRequestSchema = object({
  token: mailedTokenSchema(),
  password: newPasswordSchema,
  isInvitation: boolean().default(false),
});

/** Request of `POST /auth/check-link` and `POST /auth/report-sign-in`, calls beyond §7: the token of a mailed link. */
export const linkRequestSchema = object({ token: mailedTokenSchema() });

/** Request of `POST /auth/confirm-email`, a call beyond §7: the token of the link that confirms a user's own new address. */
export const confirmEmailRequestSchema = object({ token: mailedTokenSchema() });

/**
 * Response of `POST /auth/check-email`. The names are empty if the server hides which accounts
 * exist (`AUTH_ENUMERATION=hide`).
 */
export const checkEmailResponseSchema = object({
  success: boolean().required(),
  data: object({ firstName: string().default(''), lastName: string().default('') }).default({
    firstName: '',
    lastName: '',
  }),
});

/** Response of `POST /auth/login`: either a code is required, or user and token are present (§4). */
export const loginResponseSchema = object({
  requiresOTP: boolean().optional(),
  email: string().optional(),
  user: userSchema.optional().default(undefined),
  accessToken: string().optional(),
});

/**
 * Response of `POST /auth/verify-otp`. A response with `passwordToken` opens no session: the
 * account needs a new password. The client sets it with this token, as with the token of a mailed
 * link.
 */
export const verifyOtpResponseSchema = object({
  success: boolean().required(),
  user: userSchema.optional().default(undefined),
  accessToken: string().optional(),
  passwordToken: string().optional(),
});

/** Response of `POST /auth/refresh`. */
export const refreshResponseSchema = object({
  success: boolean().required(),
  accessToken: string().required(),
});

/** `otpConfig` of `POST /auth/resend-otp` and `GET /auth/otp-config` (§4 'OTP page'). */
export const otpConfigSchema = object({
  validityMinutes: number().positive().optional(),
  cooldownSeconds: number().min(0).optional(),
});

/** Response of `POST /auth/resend-otp` (§3). */
export const resendOtpResponseSchema = object({
  success: boolean().default(true),
  otpConfig: otpConfigSchema.optional().default(undefined),
});

export type LoginRequest = InferType<typeof loginRequestSchema>;
export type LoginResponse = InferType<typeof loginResponseSchema>;
export type VerifyOtpRequest = InferType<typeof verifyOtpRequestSchema>;
export type VerifyOtpResponse = InferType<typeof verifyOtpResponseSchema>;

/** Navigation state required by /otp-verification (§3 'OTP navigation state'); `timestamp` in epoch milliseconds. */
export interface OtpNavigationState {
  email: string;
  secureTransition: boolean;
  timestamp: number;
}
