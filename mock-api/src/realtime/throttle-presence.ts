import { minutesMs } from '../clock';
import type { Arrival, PresenceListener } from './present-users';

export interface PresenceThrottle extends PresenceListener {
  /** True if the presence of the user has been announced. */
  isTold: (userId: string) => boolean;
  stop: () => void;
}

/**
 * Returns a listener that announces the arrival of a user at most once a minute. A further arrival
 * waits until the minute is over, and is announced if the user is still present. A departure is
 * announced only if the arrival was.
 */
export function throttlePresence({ arrived, gone }: PresenceListener): PresenceThrottle {
  const told = new Set<string>();
  const quiet = new Map<string, { timer: NodeJS.Timeout; held?: Arrival | undefined }>();
  const announce = (userId: string, arrival: Arrival) => {
    told.add(userId);
    quiet.set(userId, { timer: setTimeout(endQuiet, minutesMs, userId).unref() });
    arrived(userId, arrival);
  };
  const endQuiet = (userId: string) => {
    const held = quiet.get(userId)?.held;
    quiet.delete(userId);
    if (held !== undefined) announce(userId, held);
  };
  return {
    arrived: (userId, arrival) => {
      const pause = quiet.get(userId);
      if (pause === undefined) announce(userId, arrival);
      else pause.held = arrival;
    },
    gone: (userId) => {
      if (told.delete(userId)) return gone(userId);
      const pause = quiet.get(userId);
      if (pause !== undefined) pause.held = undefined;
    },
    isTold: (userId) => told.has(userId),
    stop: () => {
      for (const { timer } of quiet.values()) clearTimeout(timer);
    },
  };
}
