import { actionLabel } from '@escale/user-ui/audit';
import { useMessages } from '../../../messages/catalogue';
import type { AuditFilters } from './audit-filters';

/** Returns the active filters, with the name of the chosen person, as text for the printed page; empty without filters. */
export function useFilterText({ action, address, period, from, to }: AuditFilters, person: string): string {
  const { filters, periods } = useMessages().audit;
  const parts: [string, string][] = [
    [filters.action, action === '' ? '' : actionLabel(action)],
    [filters.person, person],
    [filters.address, address],
    [filters.period, period === '' || period === 'dates' ? '' : periods[period]],
    [filters.from, from],
    [filters.to, to],
  ];
  return filters.together(
    parts.filter(([, value]) => value !== '').map(([name, value]) => filters.applied(name, value)),
  );
}
