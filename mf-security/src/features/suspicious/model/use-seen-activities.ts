import { localStore } from '@escale/i18n';
import { useState } from 'react';
import type { SuspiciousActivity } from '../../../suspicion/suspicious-activities';

const storageKeyOf = (userId: string) => `escale.seen-activities.${userId}`;

/** The maximum number of stored marks; the oldest ones are dropped. */
const maxStoredMarks = 200;

/** Returns the mark of an activity, made of its cause and last event. The mark does not identify the account. */
const markOf = ({ type, entry }: SuspiciousActivity) => `${type}:${entry.id}`;

function readMarks(userId: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStore.read(storageKeyOf(userId)) ?? '[]');
    return Array.isArray(value) ? value.filter((mark) => typeof mark === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Tracks which activities a user has marked as seen in this browser. After a new event of its account and cause, an activity counts
 * as unseen again.
 */
export function useSeenActivities(userId: string) {
  const [marks, setMarks] = useState(() => readMarks(userId));
  const isSeen = (activity: SuspiciousActivity) => marks.includes(markOf(activity));
  /**
   * Marks activities as seen or unseen. Reads the stored marks again, since an undo may come long after the render, and another tab
   * may have added marks.
   */
  const setSeen = (activities: readonly SuspiciousActivity[], seen: boolean) => {
    const changed = activities.map(markOf);
    const others = readMarks(userId).filter((one) => !changed.includes(one));
    const next = seen ? [...others, ...changed].slice(-maxStoredMarks) : others;
    setMarks(next);
    localStore.write(storageKeyOf(userId), JSON.stringify(next));
  };
  return { isSeen, setSeen };
}

export type SeenActivities = ReturnType<typeof useSeenActivities>;
