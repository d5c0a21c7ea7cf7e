import type { UserActivity } from '@escale/contracts';
import { audienceOf } from './audience';
import { bundleOf, type Bundle, type Hearer } from './bundle';
import type { Activity } from './changes';

/** Activities that follow one another faster than this are told together: far less than anybody notices. */
const calmMs = 40;

export interface ActivityTeller {
  /** Tells it to those who may hear it: at once, or after the calm that follows the one before. */
  tell: (activity: Activity) => void;
  stop: () => void;
}

/** Keeps the order of the activities; each connection is told each of those that it may hear once. */
export function createActivityTeller(hearers: () => Iterable<Hearer>): ActivityTeller {
  let waiting: Activity[] = [];
  let calm: NodeJS.Timeout | undefined;
  const tellWaiting = () => {
    calm = undefined;
    if (waiting.length === 0) return;
    const activities = waiting;
    waiting = [];
    calm = setTimeout(tellWaiting, calmMs);
    tellAll(hearers(), activities);
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

function tellAll(hearers: Iterable<Hearer>, activities: readonly Activity[]): void {
  const audiences = activities.map(audienceOf);
  const bundles = new Map<string, Bundle>();
  for (const hearer of hearers) {
    const { rooms } = hearer;
    const heard = audiences
      .map((audience) => (audience.some((room) => rooms.has(room)) ? '1' : '0'))
      .join('');
    const bundle =
      bundles.get(heard) ?? bundleOf(activities.filter((_, place) => heard[place] === '1').map(told));
    bundles.set(heard, bundle);
    bundle.tell(hearer);
  }
}

const told = ({ id, action, resource, timestamp }: Activity): UserActivity => ({
  id,
  action,
  resource,
  timestamp,
});
