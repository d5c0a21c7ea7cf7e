import { limits, type OtpNavigationState } from '@escale/contracts';

/** What the page knows of its code; kept in the history entry, so that a reload goes on where it was. */
export interface OtpVisit extends OtpNavigationState {
  /** The entry before this one is the trap that catches the way back. */
  guarded?: boolean;
  /** How long the code lives from `timestamp`; 15 minutes unless the server said otherwise. */
  validitySeconds?: number;
  /** Epoch milliseconds from when a new code may be asked for; a minute after `timestamp` unless told otherwise. */
  resendAt?: number;
}

/** Why somebody may not stay on the page; `silent` says nothing. */
export type TurnedAwayReason = 'silent' | 'notAllowed' | 'sessionExpired';

export type OtpEntry = { kind: 'open'; visit: OtpVisit } | { kind: 'turned-away'; reason: TurnedAwayReason };

const turnedAway = (reason: TurnedAwayReason): OtpEntry => ({ kind: 'turned-away', reason });

/** The entry rules of §4, in their order, for a navigation state met at `now` (epoch milliseconds). */
export function judgeEntry(state: unknown, now: number): OtpEntry {
  const visit = (state ?? {}) as Partial<OtpVisit>;
  if (typeof visit.email !== 'string' || visit.email === '') return turnedAway('silent');
  if (visit.secureTransition !== true) return turnedAway('notAllowed');
  const age = now - (visit.timestamp ?? Number.NEGATIVE_INFINITY);
  if (!(age <= limits.otpPageMinutes * 60_000)) return turnedAway('sessionExpired');
  return { kind: 'open', visit: visit as OtpVisit };
}

/** Seconds that the code still lives at `now`. */
export function codeSecondsLeft({ timestamp, validitySeconds }: OtpVisit, now: number): number {
  const validity = validitySeconds ?? limits.otpValidityMinutes * 60;
  return Math.min(validity, Math.max(0, Math.ceil(validity - (now - timestamp) / 1_000)));
}

/** Seconds until a new code may be asked for. */
export function resendSecondsLeft({ timestamp, resendAt }: OtpVisit, now: number): number {
  const from = resendAt ?? timestamp + limits.otpResendCooldownSeconds * 1_000;
  return Math.max(0, Math.ceil((from - now) / 1_000));
}

/** `mm:ss`. */
export function clockText(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

const announcedMinutes = [1, 2, 5, 10];

/** The minutes to read out: only a few steps, and none above the longest. */
export function minutesToAnnounce(seconds: number): number | null {
  return announcedMinutes.find((minutes) => seconds <= minutes * 60) ?? null;
}
