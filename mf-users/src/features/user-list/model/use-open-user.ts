import type { User } from '@escale/contracts';
import { useLatest, usePageNavigate } from '@escale/design-system';
import type { CellContext } from '@escale/design-system/data-table';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { trailFrom } from '../../../shared/list-trail';

export const userAddress = ({ id }: User) => `/users/${encodeURIComponent(id)}`;

/**
 * Returns a function that opens a user's page and passes the neighbours in the list to that page.
 * The function is always the same object, so that a sort or filter re-renders no cell.
 */
export function useOpenUser() {
  const latest = useLatest({ navigate: usePageNavigate(), search: useLocation().search });
  return useCallback(
    (user: User, table: CellContext, state: { editMode?: true } = {}) => {
      const { navigate, search } = latest.current;
      const trail = trailFrom(table.rowIds(), user.id, search);
      void navigate(userAddress(user), { state: { ...state, trail } });
    },
    [latest],
  );
}

export type OpenUser = ReturnType<typeof useOpenUser>;
