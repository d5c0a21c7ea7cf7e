import { boolean, number, object, string, type InferType } from 'yup';
import { limits } from './limits';
import { userSchema } from './user';

/** E-mail as typed: trimmed, lower-cased, required, valid (§5). Messages are keys of the consumer's catalogue. */
export const emailSchema = string()
  .trim()
  .lowercase()
  .required('emailRequired')
  .max(limits.emailMaxLength, 'emailInvalid')
  .matches(/^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:".]{2,}$/, 'emailInvalid');

/** A new password: at least 8 characters (§5), bounded so that hashing stays bounded. */
export const newPasswordSchema = string()
  .required('passwordMin')
  .min(limits.passwordMinLength, 'passwordMin')
  .max(limits.passwordMaxLength, 'passwordMax');

/** A new password typed twice (§5 'Reset confirmation', 'Password change'): one message at a time for the second. */
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

/** `POST /auth/check-email` and step 1 of the sign-in (§2). */
export const checkEmailRequestSchema = object({ email: emailSchema });

/** `POST /auth/login` and step 2 of the sign-in (§2). */
export const loginRequestSchema = object({
  email: emailSchema,
  password: string().required('passwordRequired').max(1_024, 'passwordRequired'),
  remember: boolean().default(false),
});

/** The six-digit code (§5). */
export const otpCodeSchema = string()
  .required('otpLength')
  .matches(new RegExp(`^\\d{${limits.otpLength}}$`), 'otpLength');

/** `POST /auth/verify-otp`. */
export const verifyOtpRequestSchema = object({ email: emailSchema, otpCode: otpCodeSchema });

/** `POST /auth/resend-otp`. */
export const resendOtpRequestSchema = object({ email: emailSchema });

/** `POST /auth/forgot-password`. */
export const forgotPasswordRequestSchema = object({ email: emailSchema });

/** `POST /auth/reset-password`. */
export const resetPasswordRequestSchema = object({
  token: string().required('tokenMissing').max(512, 'tokenMissing'),
  password: newPasswordSchema,
  isInvitation: boolean().default(false),
});

/** `POST /auth/check-email` answer; names are absent where the server tells nothing (AUTH_ENUMERATION=hide). */
export const checkEmailResponseSchema = object({
  success: boolean().required(),
  data: object({ firstName: string().default(''), lastName: string().default('') }).default({
    firstName: '',
    lastName: '',
  }),
});

/** `POST /auth/login` answer: either a code is asked for, or user and token come at once (§4). */
export const loginResponseSchema = object({
  requiresOTP: boolean().optional(),
  email: string().optional(),
  user: userSchema.optional().default(undefined),
  accessToken: string().optional(),
});

/** `POST /auth/verify-otp` answer. */
export const verifyOtpResponseSchema = object({
  success: boolean().required(),
  user: userSchema.optional().default(undefined),
  accessToken: string().optional(),
});

/** `POST /auth/refresh` answer. */
export const refreshResponseSchema = object({
  success: boolean().required(),
  accessToken: string().required(),
});

/** `otpConfig` of `POST /auth/resend-otp` and `GET /auth/otp-config` (§4 'OTP page'). */
export const otpConfigSchema = object({
  validityMinutes: number().positive().optional(),
  cooldownSeconds: number().min(0).optional(),
});

/** `POST /auth/resend-otp` answer (§3). */
export const resendOtpResponseSchema = object({
  success: boolean().default(true),
  otpConfig: otpConfigSchema.optional().default(undefined),
});

export type LoginRequest = InferType<typeof loginRequestSchema>;
export type LoginResponse = InferType<typeof loginResponseSchema>;
export type VerifyOtpRequest = InferType<typeof verifyOtpRequestSchema>;
export type VerifyOtpResponse = InferType<typeof verifyOtpResponseSchema>;

/** Navigation state that /otp-verification demands (§3 'OTP navigation state'); `timestamp` in epoch milliseconds. */
export interface OtpNavigationState {
  email: string;
  secureTransition: boolean;
  timestamp: number;
}
