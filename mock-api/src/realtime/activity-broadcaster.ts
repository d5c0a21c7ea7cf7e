import type { UserActivity } from '@escale/contracts';
import { audienceOf } from './audience';
import type { Activity } from './changes';
import { createFrameBatch, type FrameBatch, type Recipient } from './frame-batch';

/**
 * Activities within this time of the last write are sent together. The delay is too short to
 * notice.
 */
const batchWindowMs = 40;

export interface ActivityBroadcaster {
  /** Sends the activity to every entitled connection: at once, or at the end of the current batch window. */
  broadcast: (activity: Activity) => void;
  stop: () => void;
}

/** Creates a broadcaster that sends each activity exactly once to each entitled connection, in order. */
export function createActivityBroadcaster(recipients: () => Iterable<Recipient>): ActivityBroadcaster {
  let pending: Activity[] = [];
  let batchWindow: NodeJS.Timeout | undefined;
  const flush = () => {
    batchWindow = undefined;
    if (pending.length === 0) return;
    const activities = pending;
    pending = [];
    batchWindow = setTimeout(flush, batchWindowMs);
    sendAll(recipients(), activities);
  };
  return {
    broadcast: (activity) => {
      pending.push(activity);
      if (batchWindow === undefined) flush();
    },
    stop: () => {
      clearTimeout(batchWindow);
      pending = [];
    },
  };
}

function sendAll(recipients: Iterable<Recipient>, activities: readonly Activity[]): void {
  const audiences = activities.map(audienceOf);
  const batches = new Map<string, FrameBatch>();
  for (const recipient of recipients) {
    const entitled = audiences.map((audience) => audience.some((room) => recipient.rooms.has(room)));
    const key = entitled.map(Number).join('');
    const batch =
      batches.get(key) ??
      createFrameBatch(activities.filter((_, index) => entitled[index]).map(presentActivity));
    batches.set(key, batch);
    batch.sendTo(recipient);
  }
}

/**
 * Returns the part of an activity that recipients may see. It includes the id of the acting
 * account: presence shows such ids too.
 */
export const presentActivity = ({ id, action, resource, userId, timestamp }: Activity): UserActivity => ({
  id,
  ...(userId !== null && { userId }),
  action,
  resource,
  timestamp,
});
