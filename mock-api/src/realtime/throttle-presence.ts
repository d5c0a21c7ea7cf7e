import { minutesMs } from '../clock';
import type { Arrival, PresenceListener } from './present-users';

export interface PresenceThrottle extends PresenceListener {
  /** True if the presence of the user has been announced. */
  isAnnounced: (userId: string) => boolean;
  stop: () => void;
}

/**
 * Returns a listener that announces the arrival of a user at most once a minute. A further arrival
 * waits until the minute is over, and is announced if the user is still present. A departure is
 * announced only if the arrival was.
 */
export function throttlePresence({ onArrival, onDeparture }: PresenceListener): PresenceThrottle {
  const announced = new Set<string>();
  const quiet = new Map<string, { timer: NodeJS.Timeout; postponed?: Arrival | undefined }>();
  const announce = (userId: string, arrival: Arrival) => {
    announced.add(userId);
    quiet.set(userId, { timer: setTimeout(endQuiet, minutesMs, userId).unref() });
    onArrival(userId, arrival);
  };
  const endQuiet = (userId: string) => {
    const arrival = quiet.get(userId)?.postponed;
    quiet.delete(userId);
    if (arrival !== undefined) announce(userId, arrival);
  };
  return {
    onArrival: (userId, arrival) => {
      const pause = quiet.get(userId);
      if (pause === undefined) announce(userId, arrival);
      else pause.postponed = arrival;
    },
    onDeparture: (userId) => {
      if (announced.delete(userId)) return onDeparture(userId);
      const pause = quiet.get(userId);
      if (pause !== undefined) pause.postponed = undefined;
    },
    isAnnounced: (userId) => announced.has(userId),
    stop: () => {
      for (const { timer } of quiet.values()) clearTimeout(timer);
    },
  };
}
