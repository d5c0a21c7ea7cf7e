import { useLocation } from 'react-router-dom';

/** Maximum number of people on one page: more would take too long to load, and to review before the user saves or invites. */
export const maxPeopleAtOnce = 500;

/** Returns the navigation state that opens a page about several users; the history entry keeps it. */
export const chosenUsersState = (users: readonly { id: string }[]) => ({
  userIds: users.map(({ id }) => id),
});

/** Returns the ids of the users that this page is about. */
export function useChosenUserIds(): readonly string[] {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('userIds' in state)) return [];
  const { userIds } = state;
  return Array.isArray(userIds) ? userIds.filter((id) => typeof id === 'string') : [];
}
