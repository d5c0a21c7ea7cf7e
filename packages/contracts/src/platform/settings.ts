import { boolean, number, object, string, type InferType } from 'yup';
import { languages } from '../user/preferences';
import { limits } from './limits';

export const settingsTimezones = ['Africa/Abidjan', 'Europe/Paris', 'America/New_York'] as const;
export const themeChoices = ['light', 'dark', 'auto'] as const;
export const layoutChoices = ['compact', 'comfortable', 'spacious'] as const;
export const emailTemplates = ['clean', 'enterprise'] as const;

/**
 * Bounds of the three number inputs (§9), which get them as `min` and `max`. The schema below
 * accepts any number.
 */
export const settingsBounds = {
  otpValidityMinutes: { min: 5, max: 30 },
  sessionHours: { min: 1, max: 24 },
  otpMaxAttempts: { min: 1, max: 10 },
} as const;

/** Default settings (§9). */
export const defaultSettings: Settings = {
  language: 'fr',
  timezone: 'Africa/Abidjan',
  theme: 'auto',
  layout: 'comfortable',
  emailTemplate: 'clean',
  notifyOtpCodes: true,
  notifyInvitations: true,
  notifyPasswordResets: true,
  notifyWeeklyReports: false,
  forceTwoFactor: true,
  oneSessionPerUser: false,
  complexPasswords: true,
  auditLogs: true,
  otpValidityMinutes: limits.otpValidityMinutes,
  sessionHours: 8,
  otpMaxAttempts: limits.otpMaxAttempts,
};

/** Returns the schema of a number input; an empty input falls back to its default. */
const numberInputSchema = (name: 'otpValidityMinutes' | 'sessionHours' | 'otpMaxAttempts') =>
  number()
    .transform((value: number) => (Number.isNaN(value) ? defaultSettings[name] : value))
    .required();

/** Settings of the settings page (§3, §9); stored in the browser, never sent. */
export const settingsSchema = object({
  language: string().oneOf(languages).required(),
  timezone: string().oneOf(settingsTimezones).required(),
  theme: string().oneOf(themeChoices).required(),
  layout: string().oneOf(layoutChoices).required(),
  emailTemplate: string().oneOf(emailTemplates).required(),
  notifyOtpCodes: boolean().required(),
  notifyInvitations: boolean().required(),
  notifyPasswordResets: boolean().required(),
  notifyWeeklyReports: boolean().required(),
  forceTwoFactor: boolean().required(),
  oneSessionPerUser: boolean().required(),
  complexPasswords: boolean().required(),
  auditLogs: boolean().required(),
  otpValidityMinutes: numberInputSchema('otpValidityMinutes'),
  sessionHours: numberInputSchema('sessionHours'),
  otpMaxAttempts: numberInputSchema('otpMaxAttempts'),
});

export type Settings = InferType<typeof settingsSchema>;
