import { useLocation } from 'react-router-dom';

/** More would take too long to load, and to review before they are saved. */
export const maxPeopleAtOnce = 500;

/** Returns the navigation state that opens a page about several users. It is kept in the history entry. */
export const chosenState = (users: readonly { id: string }[]) => ({ userIds: users.map(({ id }) => id) });

/** Returns the ids of the users for whom this page was opened. */
export function useChosenIds(): readonly string[] {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('userIds' in state)) return [];
  const { userIds } = state;
  return Array.isArray(userIds) ? userIds.filter((id) => typeof id === 'string') : [];
}
