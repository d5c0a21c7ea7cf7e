import type { PolicyActor, User, UserStatus } from '@escale/contracts';
import { createContext, useContext } from 'react';
import type { OpenUser } from './use-open-user';

/** The data and actions that the table's cells need besides their row. */
export interface ListActions {
  actor: PolicyActor;
  /** Users whose new status is being saved. */
  pendingStatuses: ReadonlyMap<string, UserStatus>;
  openUser: OpenUser;
  toggleStatus: (user: User) => void;
  resendInvitation: (user: User) => void;
  /** The id of the user who has just been created. */
  createdId: string | undefined;
}

export const ListActionsContext = createContext<ListActions | null>(null);

export function useListActions(): ListActions {
  const actions = useContext(ListActionsContext);
  if (actions === null) throw new Error('useListActions is for the cells of the table');
  return actions;
}
