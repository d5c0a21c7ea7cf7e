import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SortOrder } from '../data-table-types';
import { writeSort } from './column-layout';
import { useLatest } from '../../hooks/use-latest';

const names = { query: 'q', sort: 'sort' } as const;

interface TableAddress {
  query: string;
  /** Raw value of the address; not validated. */
  sort: string | null;
  setQuery: (query: string) => void;
  setSort: (sort: SortOrder) => void;
}

/** Search and sort of the table in the address (`?q=`, `?sort=`); a change replaces the entry and keeps its state. */
export function useTableAddress(): TableAddress {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const latest = useLatest({ params, setParams, state });
  const set = useCallback(
    (name: string, value: string) => {
      const next = new URLSearchParams(latest.current.params);
      if (value === '') next.delete(name);
      else next.set(name, value);
      latest.current.setParams(next, {
        replace: true,
        preventScrollReset: true,
        state: latest.current.state,
      });
    },
    [latest],
  );
  return {
    query: params.get(names.query) ?? '',
    sort: params.get(names.sort),
    setQuery: useCallback((query: string) => set(names.query, query), [set]),
    setSort: useCallback((sort: SortOrder) => set(names.sort, writeSort(sort)), [set]),
  };
}
