import { limits, type OtpNavigationState } from '@escale/contracts';

/** Navigation state of the OTP page, kept in the history entry so that it survives a reload. */
export interface OtpState extends OtpNavigationState {
  /** True if the history entry before this one is the sentinel of `useBackGuard`. */
  guarded?: boolean;
  /** Lifetime of the code from `timestamp` on, in seconds. Default: 15 minutes. */
  validitySeconds?: number;
  /** Earliest time for a resend, in epoch milliseconds. Default: 60 s after `timestamp`. */
  resendAt?: number;
}

/** Why the page redirects to /login. `silent` shows no toast. */
export type OtpRedirectReason = 'silent' | 'notAllowed' | 'sessionExpired';

export type OtpStateResult =
  | { kind: 'valid'; otpState: OtpState }
  | { kind: 'redirect'; reason: OtpRedirectReason };

const redirectBecause = (reason: OtpRedirectReason): OtpStateResult => ({ kind: 'redirect', reason });

/**
 * Checks a navigation state at `now` (epoch milliseconds) against the entry rules of §4, in their
 * order.
 */
export function validateOtpState(state: unknown, now: number): OtpStateResult {
  const otpState = (state ?? {}) as Partial<OtpState>;
  if (typeof otpState.email !== 'string' || otpState.email === '') return redirectBecause('silent');
  if (otpState.secureTransition !== true) return redirectBecause('notAllowed');
  const age = now - (otpState.timestamp ?? Number.NEGATIVE_INFINITY);
  if (!(age <= limits.otpPageMinutes * 60_000)) return redirectBecause('sessionExpired');
  return { kind: 'valid', otpState: otpState as OtpState };
}

/** Returns the seconds until the code expires. */
export function codeSecondsLeft({ timestamp, validitySeconds }: OtpState, now: number): number {
  const validity = validitySeconds ?? limits.otpValidityMinutes * 60;
  return Math.min(validity, Math.max(0, Math.ceil(validity - (now - timestamp) / 1_000)));
}

/** Returns the seconds until a new code may be requested. */
export function resendSecondsLeft({ timestamp, resendAt }: OtpState, now: number): number {
  const from = resendAt ?? timestamp + limits.otpResendCooldownSeconds * 1_000;
  return Math.max(0, Math.ceil((from - now) / 1_000));
}

const announcementMinutes = [1, 2, 5, 10];

/**
 * Returns the remaining minutes that a screen reader announces, rounded up to one of a few steps; `null` above the highest step.
 */
export function minutesToAnnounce(seconds: number): number | null {
  return announcementMinutes.find((minutes) => seconds <= minutes * 60) ?? null;
}
