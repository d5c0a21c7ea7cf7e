import { useAddressParams } from '@escale/design-system';
import { useMemo } from 'react';
import { endOf, isMoment, startOf } from '../../../shared/day-range';
import { isPeriod, type AuditFilters } from './audit-filters';

const names = {
  search: 'q',
  action: 'action',
  period: 'periode',
  from: 'du',
  to: 'au',
} as const;

function readFilters(params: URLSearchParams): AuditFilters {
  const read = (name: keyof typeof names) => params.get(names[name]) ?? '';
  const period = read('period');
  const moment = (name: 'from' | 'to') => (isMoment(read(name)) ? read(name) : '');
  return {
    search: read('search'),
    action: read('action'),
    period: isPeriod(period) ? period : '',
    from: moment('from'),
    to: moment('to'),
  };
}

/** The filters of the audit log, kept in the address so that they can be shared. */
export function useAuditFilters() {
  const [params, changeAddress] = useAddressParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (changes: Partial<AuditFilters>) =>
    changeAddress(
      Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [names[name as keyof typeof names], value]),
      ),
    );
  return {
    filters,
    change,
    /** The address names a date or period that there is not; it counts as no filter. */
    unreadable: (['period', 'from', 'to'] as const).some(
      (name) => (params.get(names[name]) ?? '') !== filters[name],
    ),
    /** The range ends before it begins. */
    reversed:
      filters.from !== '' && filters.to !== '' && endOf(filters.to, 'UTC') <= startOf(filters.from, 'UTC'),
    active: Object.values(filters).some((value) => value !== ''),
  };
}
