import type { UserActivity } from '@escale/contracts';
import { audienceOf } from './audience';
import { createFrameBatch, type FrameBatch, type Recipient } from './frame-batch';
import type { Activity } from './changes';

/** Activities that follow one another faster than this are told together: far less than anybody notices. */
const batchWindowMs = 40;

export interface ActivityBroadcaster {
  /** Tells it to those who may hear it: at once, or after the calm that follows the one before. */
  tell: (activity: Activity) => void;
  stop: () => void;
}

/** Keeps the order of the activities; each connection is told each of those that it may hear once. */
export function createActivityBroadcaster(recipients: () => Iterable<Recipient>): ActivityBroadcaster {
  let waiting: Activity[] = [];
  let calm: NodeJS.Timeout | undefined;
  const tellWaiting = () => {
    calm = undefined;
    if (waiting.length === 0) return;
    const activities = waiting;
    waiting = [];
    calm = setTimeout(tellWaiting, batchWindowMs);
    tellAll(recipients(), activities);
  };
  return {
    tell: (activity) => {
      waiting.push(activity);
      if (calm === undefined) tellWaiting();
    },
    stop: () => {
      clearTimeout(calm);
      waiting = [];
    },
  };
}

function tellAll(recipients: Iterable<Recipient>, activities: readonly Activity[]): void {
  const audiences = activities.map(audienceOf);
  const batches = new Map<string, FrameBatch>();
  for (const recipient of recipients) {
    const { rooms } = recipient;
    const heard = audiences
      .map((audience) => (audience.some((room) => rooms.has(room)) ? '1' : '0'))
      .join('');
    const batch =
      batches.get(heard) ?? createFrameBatch(activities.filter((_, place) => heard[place] === '1').map(told));
    batches.set(heard, batch);
    batch.tell(recipient);
  }
}

const told = ({ id, action, resource, timestamp }: Activity): UserActivity => ({
  id,
  action,
  resource,
  timestamp,
});
