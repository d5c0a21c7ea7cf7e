import { lastUse } from './last-use';

/** How long before the end the warning stands; with a short limit, for half of it. */
const warningMs = 2 * 60_000;

/** Uses are recorded, and the time is read, at most this often. */
const resolutionMs = 1_000;

const uses = ['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'wheel', 'touchmove'] as const;

const looks = ['visibilitychange', 'focus', 'pageshow', 'online'] as const;

/** True for the moves that browsers report when the page changes under a pointer that rests. */
const isAtRest = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

export interface IdleWatchOptions {
  /** Returns after how long without use the session ends, `null` while there is no session or no limit. */
  limitMs: () => number | null;
  /** Called with the time of the end when the warning is due, and with nothing when it no longer is. */
  onWarning: (endsAt?: number) => void;
  onEnd: () => void;
}

export interface IdleWatch {
  /** Counts as a use, even while the warning stands. */
  recordUse: () => void;
  /** Forgets the last use, when the session is over. */
  forget: () => void;
  /** Watches until the returned function is called. */
  start: () => () => void;
}

/**
 * Watches for the use of a session in all tabs, warns before its idle limit and tells when it is reached. It compares
 * times and trusts no timer, since a machine may have slept. While the warning stands, only `recordUse` counts.
 */
export function createIdleWatch({ limitMs, onWarning, onEnd }: IdleWatchOptions): IdleWatch {
  let warnedOf: number | undefined;

  const warn = (endsAt?: number) => {
    if (endsAt === warnedOf) return;
    warnedOf = endsAt;
    onWarning(endsAt);
  };

  /** Returns true while the session is in use and nobody needs a warning. */
  const check = (): boolean => {
    const limit = limitMs();
    const now = Date.now();
    if (limit === null) return (warn(), false);
    const endsAt = lastUse.upTo(now) + limit;
    const isOver = now >= endsAt;
    const isNear = !isOver && now >= endsAt - Math.min(warningMs, limit / 2);
    warn(isNear ? endsAt : undefined);
    if (isOver) onEnd();
    return !isOver && !isNear;
  };

  let usedAt = 0;

  const handleUse = (event: Event) => {
    const now = Date.now();
    if (Math.abs(now - usedAt) < resolutionMs || isAtRest(event)) return;
    usedAt = now;
    if (check()) lastUse.write(now);
  };

  const handleStorage = ({ key }: StorageEvent) => {
    if (key === lastUse.key) check();
  };

  // Captured, so that it is known that the session is over before anything else answers the same event.
  const options = { capture: true, passive: true };

  const start = () => {
    for (const event of uses) window.addEventListener(event, handleUse, options);
    for (const event of looks) window.addEventListener(event, check, options);
    window.addEventListener('storage', handleStorage);
    const timer = setInterval(check, resolutionMs);
    check();
    return () => {
      clearInterval(timer);
      for (const event of uses) window.removeEventListener(event, handleUse, options);
      for (const event of looks) window.removeEventListener(event, check, options);
      window.removeEventListener('storage', handleStorage);
    };
  };

  const recordUse = () => {
    lastUse.write(Date.now());
    check();
  };

  return { recordUse, forget: lastUse.clear, start };
}
