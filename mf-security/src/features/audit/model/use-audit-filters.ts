import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPeriod, type AuditFilters } from './audit-filters';

const names = { user: 'utilisateur', action: 'action', address: 'adresse', period: 'periode' } as const;

function readFilters(params: URLSearchParams): AuditFilters {
  const read = (name: keyof typeof names) => params.get(names[name]) ?? '';
  const period = read('period');
  return {
    user: read('user'),
    action: read('action'),
    address: read('address'),
    period: isPeriod(period) ? period : '',
  };
}

/** The filters of the audit log, kept in the address so that they can be shared. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  // The address lags behind (router transitions): two changes in a row must not undo each other.
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);

  const change = (changes: Partial<AuditFilters>) => {
    latest.current = { ...latest.current, ...changes };
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(latest.current))
      if (value === '') next.delete(names[name as keyof typeof names]);
      else next.set(names[name as keyof typeof names], String(value));
    setParams(next, { replace: true });
  };
  return { filters, change, active: Object.values(filters).some((value) => value !== '') };
}
