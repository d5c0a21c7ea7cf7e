import type { User, UserStatus } from '@escale/contracts';
import { createContext, useContext } from 'react';
import type { Actor } from '../../../people/user-rules';

/** What the cells of the table need beside their row. */
export interface ListActs {
  actor: Actor;
  /** Users whose new status is on its way. */
  pendingStatuses: ReadonlyMap<string, UserStatus>;
  toggleStatus: (user: User) => void;
  resendInvitation: (user: User) => void;
}

export const ListActsContext = createContext<ListActs | null>(null);

export function useListActs(): ListActs {
  const acts = useContext(ListActsContext);
  if (acts === null) throw new Error('useListActs is for the cells of the table');
  return acts;
}
