import { useLocation } from 'react-router-dom';

/** More would take too long to be read, and to be looked through before they are saved. */
export const mostPeopleAtOnce = 500;

/** Returns the state with which a page about several people is opened. It travels in the history entry. */
export const chosenState = (users: readonly { id: string }[]) => ({ userIds: users.map(({ id }) => id) });

/** Returns the ids of the people that this page was opened for. */
export function useChosenIds(): readonly string[] {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('userIds' in state)) return [];
  const { userIds } = state;
  return Array.isArray(userIds) ? userIds.filter((id) => typeof id === 'string') : [];
}
