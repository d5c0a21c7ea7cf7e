import { actionWord } from '@escale/user-ui/audit';
import { useMessages } from '../../../messages/catalogue';
import type { AuditFilters } from './audit-filters';

/** Returns the active filters as text for the printed page; empty without filters. */
export function useFilterText({ action, period, from, to }: AuditFilters): string {
  const { filters, periods } = useMessages().audit;
  const parts: [string, string][] = [
    [filters.action, action === '' ? '' : actionWord(action)],
    [filters.period, period === '' || period === 'dates' ? '' : periods[period]],
    [filters.from, from],
    [filters.to, to],
  ];
  return filters.together(
    parts.filter(([, value]) => value !== '').map(([name, value]) => filters.applied(name, value)),
  );
}
