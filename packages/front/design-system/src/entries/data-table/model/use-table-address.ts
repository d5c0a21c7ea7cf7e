import { useCallback } from 'react';
import type { SortOrder } from '../data-table-types';
import { writeSort } from './column-layout';
import { useAddressParams } from '../../../core/hooks/use-address-params';

interface TableAddress {
  query: string;
  /** Value of `?sort=`, not validated. */
  sort: string | null;
  setQuery: (query: string) => void;
  setSort: (sort: SortOrder) => void;
}

/** Returns search and sort of the table from the address (`?q=`, `?sort=`), and functions that change them there. */
export function useTableAddress(): TableAddress {
  const [params, change] = useAddressParams();
  return {
    query: params.get('q') ?? '',
    sort: params.get('sort'),
    setQuery: useCallback((q: string) => change({ q }), [change]),
    setSort: useCallback((sort: SortOrder) => change({ sort: writeSort(sort) }), [change]),
  };
}
