import { useAddressParams } from '@escale/design-system';
import { useMemo } from 'react';
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
  const [params, changeAddress] = useAddressParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (changes: Partial<AuditFilters>) =>
    changeAddress(
      Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [names[name as keyof typeof names], value]),
      ),
    );
  return { filters, change, active: Object.values(filters).some((value) => value !== '') };
}
