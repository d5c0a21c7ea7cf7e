import { useSearchParams } from 'react-router-dom';
import { isPeriod, type AuditFilters } from './audit-filters';

const names = { user: 'utilisateur', action: 'action', address: 'adresse', period: 'periode' } as const;

/** The filters of the audit log, kept in the address so that they can be shared. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const read = (name: keyof typeof names) => params.get(names[name]) ?? '';
  const period = read('period');
  const filters: AuditFilters = {
    user: read('user'),
    action: read('action'),
    address: read('address'),
    period: isPeriod(period) ? period : '',
  };

  const change = (changes: Partial<AuditFilters>) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries({ ...filters, ...changes }))
          if (value === '') current.delete(names[name as keyof typeof names]);
          else current.set(names[name as keyof typeof names], value);
        return current;
      },
      { replace: true },
    );
  return { filters, change, active: Object.values(filters).some((value) => value !== '') };
}
