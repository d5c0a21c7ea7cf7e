import { lastUse } from './last-use';

/** How long before the end of the session the warning is shown; half the idle limit if that is shorter. */
const warningMs = 2 * 60_000;

/** Interval at which the watch checks the time; it records activity at most once per interval. */
const resolutionMs = 1_000;

/** How far two clocks may drift apart within an idle limit. */
const driftMs = 5_000;

const activityEvents = [
  'pointerdown',
  'pointermove',
  'click',
  'keydown',
  'input',
  'wheel',
  'touchmove',
] as const;

const wakeEvents = ['visibilitychange', 'focus', 'pageshow', 'online'] as const;

/** True for a `pointermove` without movement, which browsers dispatch when the page changes under a pointer at rest. */
const isMoveAtRest = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

export interface IdleWatchOptions {
  /** Returns the idle time after which the session ends; `null` without a session or a limit. */
  limitMs: () => number | null;
  /**
   * Called when the warning is due, with the time at which the session will end. Called without a time when the warning is no
   * longer due.
   */
  onWarning: (endsAt?: number) => void;
  onEnd: () => void;
  /** Asks the server whether the session is alive. */
  isAlive: () => Promise<boolean>;
}

export interface IdleWatch {
  /** Records activity, even while the warning is shown. */
  recordUse: () => void;
  /** Forgets the last activity; called when the session is over. */
  forget: () => void;
  /** Watches until the returned function is called. */
  start: () => () => void;
}

/**
 * Watches for activity in all tabs, warns before the session's idle limit and reports when the
 * limit is reached. Compares times instead of trusting timers, since a machine may have slept.
 * While the warning is shown, only `recordUse` counts as activity. Sometimes only the wall clock
 * has reached the limit: the machine has slept, the page is new, or the clock was set. The watch
 * then asks the server, and shows the warning unless the server confirms that the session is alive.
 */
export function createIdleWatch({ limitMs, onWarning, onEnd, isAlive }: IdleWatchOptions): IdleWatch {
  let announcedEnd: number | undefined;
  let isAsking = false;
  /** When the session was last used, by a monotonic clock that may stop while the machine sleeps. */
  let lastUseBySteadyClock = performance.now();

  const setLastUse = (unusedMs: number) => {
    lastUse.write(Date.now() - unusedMs);
    lastUseBySteadyClock = performance.now() - unusedMs;
  };

  const warn = (endsAt?: number) => {
    if (endsAt === announcedEnd) return;
    announcedEnd = endsAt;
    onWarning(endsAt);
  };

  /** Returns true while the session is in use and needs no warning. */
  const check = (): boolean => {
    const limit = limitMs();
    const now = Date.now();
    if (limit === null) return (warn(), false);
    const endsAt = lastUse.upTo(now) + limit;
    const warningPeriodMs = Math.min(warningMs, limit / 2);
    const isOver = now >= endsAt;
    if (isOver && performance.now() - lastUseBySteadyClock < limit - driftMs)
      return (askServer(limit - warningPeriodMs), false);
    const isNear = !isOver && now >= endsAt - warningPeriodMs;
    warn(isNear && !isAsking ? endsAt : undefined);
    if (isOver) onEnd();
    return !isOver && !isNear;
  };

  const recordUse = () => {
    setLastUse(0);
    check();
  };

  const askServer = (unusedMs: number) => {
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
    if (Math.abs(now - usedAt) < resolutionMs || isMoveAtRest(event)) return;
    usedAt = now;
    if (check()) setLastUse(0);
  };

  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== lastUse.key) return;
    const now = Date.now();
    lastUseBySteadyClock = performance.now() - (now - lastUse.upTo(now));
    check();
  };

  // Captures events, so that the watch notices the end of the session before other code handles the same event.
  const options = { capture: true, passive: true };

  const start = () => {
    for (const event of activityEvents) window.addEventListener(event, handleUse, options);
    for (const event of wakeEvents) window.addEventListener(event, check, options);
    window.addEventListener('storage', handleStorage);
    const timer = setInterval(check, resolutionMs);
    check();
    return () => {
      clearInterval(timer);
      for (const event of activityEvents) window.removeEventListener(event, handleUse, options);
      for (const event of wakeEvents) window.removeEventListener(event, check, options);
      window.removeEventListener('storage', handleStorage);
    };
  };

  return { recordUse, forget: lastUse.clear, start };
}
