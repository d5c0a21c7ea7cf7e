import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Returns the navigation state with which the list opens after a user is created. */
export const createdUserState = (createdId: string) => ({ createdId });

/** Returns the id of the user whose creation led to this page; undefined after a reload or a return to the page. */
export function useCreatedUserId(): string | undefined {
  const state: unknown = useLocation().state;
  const isReturn = useNavigationType() === NavigationType.Pop;
  if (isReturn || typeof state !== 'object' || state === null || !('createdId' in state)) return undefined;
  return typeof state.createdId === 'string' ? state.createdId : undefined;
}
