import { lastUse } from './last-use';

/** How long before the end the warning stands; with a short limit, for half of it. */
const warningMs = 2 * 60_000;

/** Uses are recorded, and the time is read, at most this often. */
const resolutionMs = 1_000;

/** How far two clocks may part within an idle limit. */
const driftMs = 5_000;

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
  /** Asks the server whether the session lives. */
  isAlive: () => Promise<boolean>;
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
 *
 * Where only the clock says that the limit is reached, the machine has slept, the page is new, or the clock was set: the
 * server is asked, and without an answer the session ends after the time of a warning.
 */
export function createIdleWatch({ limitMs, onWarning, onEnd, isAlive }: IdleWatchOptions): IdleWatch {
  let warnedOf: number | undefined;
  let isAsking = false;
  /** When the session was last used, by a clock that nobody sets and that may stop while the machine sleeps. */
  let usedBySteady = performance.now();

  const setLastUse = (unusedMs: number) => {
    lastUse.write(Date.now() - unusedMs);
    usedBySteady = performance.now() - unusedMs;
  };

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
    const warnedMs = Math.min(warningMs, limit / 2);
    const isOver = now >= endsAt;
    if (isOver && performance.now() - usedBySteady < limit - driftMs) return (ask(limit - warnedMs), false);
    const isNear = !isOver && now >= endsAt - warnedMs;
    warn(isNear && !isAsking ? endsAt : undefined);
    if (isOver) onEnd();
    return !isOver && !isNear;
  };

  const recordUse = () => {
    setLastUse(0);
    check();
  };

  const ask = (unusedMs: number) => {
    setLastUse(unusedMs);
    isAsking = true;
    void isAlive().then((alive) => {
      isAsking = false;
      if (alive) recordUse();
      else check();
    });
  };

  let usedAt = 0;

  const handleUse = (event: Event) => {
    const now = Date.now();
    if (Math.abs(now - usedAt) < resolutionMs || isAtRest(event)) return;
    usedAt = now;
    if (check()) setLastUse(0);
  };

  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== lastUse.key) return;
    const now = Date.now();
    usedBySteady = performance.now() - (now - lastUse.upTo(now));
    check();
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

  return { recordUse, forget: lastUse.clear, start };
}
