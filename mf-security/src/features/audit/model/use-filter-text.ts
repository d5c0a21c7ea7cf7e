import { labelOf, useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import type { AuditFilters } from './audit-filters';

/** Returns the active filters as text for the printed page; empty without filters. */
export function useFilterText({ user, action, address, period, from, to }: AuditFilters): string {
  const { filters, periods } = useMessages().audit;
  const { auditActions } = useVocabulary();
  const parts: [string, string][] = [
    [filters.user, user],
    [filters.action, labelOf(auditActions, action)],
    [filters.address, address],
    [filters.period, period === '' ? '' : periods[period]],
    [filters.from, from],
    [filters.to, to],
  ];
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => filters.applied(name, value))
    .join(', ');
}
