import { useAddressParams } from '@escale/design-system';
import { useMemo } from 'react';
import { addressParameter } from '../../../shared/address-link';
import { endInstant, isMoment, startInstant } from '../../../shared/day-range';
import { isPeriod, type AuditFilters } from './audit-filters';

const parameterNames = {
  search: 'q',
  action: 'action',
  person: 'personne',
  address: addressParameter,
  period: 'periode',
  from: 'du',
  to: 'au',
} as const;

function readFilters(params: URLSearchParams): AuditFilters {
  const read = (name: keyof typeof parameterNames) => params.get(parameterNames[name]) ?? '';
  const period = read('period');
  const moment = (name: 'from' | 'to') => (isMoment(read(name)) ? read(name) : '');
  return {
    search: read('search'),
    action: read('action'),
    person: read('person'),
    address: read('address'),
    period: isPeriod(period) ? period : '',
    from: moment('from'),
    to: moment('to'),
  };
}

/** Returns filters as URL parameters. */
export const filterParameters = (filters: Partial<AuditFilters>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [
      parameterNames[name as keyof typeof parameterNames],
      value,
    ]),
  );

/** Returns the filters of the audit log, kept in the address so that they can be shared. */
export function useAuditFilters() {
  const [params, changeAddress] = useAddressParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (changes: Partial<AuditFilters>) => changeAddress(filterParameters(changes));
  return {
    filters,
    change,
    /** True if the address contains an invalid date or period, which counts as no filter. */
    unreadable: (['period', 'from', 'to'] as const).some(
      (name) => (params.get(parameterNames[name]) ?? '') !== filters[name],
    ),
    /** True if the range ends before it begins. */
    reversed:
      filters.from !== '' &&
      filters.to !== '' &&
      endInstant(filters.to, 'UTC') <= startInstant(filters.from, 'UTC'),
    active: Object.values(filters).some((value) => value !== ''),
    /** True if a filter other than the search is set. The search field has its own clear button. */
    hasFilters: Object.entries(filters).some(([name, value]) => name !== 'search' && value !== ''),
  };
}
