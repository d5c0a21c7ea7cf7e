import { buildAuditEntry } from '../../../test-security';
import { filterEntries, type AuditFilters } from './audit-filters';

const now = new Date('2026-11-21T09:00:00Z');
const none: AuditFilters = { user: '', action: '', address: '', period: '', from: '', to: '' };
const entries = [
  buildAuditEntry({ id: 'recent' }),
  buildAuditEntry({
    id: 'accented',
    user: { email: 'helene@escale.test', firstName: 'Hélène', lastName: 'Traoré' },
    timestamp: '2026-11-20T10:00:00Z',
    ipAddress: '185.220.101.7',
  }),
  buildAuditEntry({
    id: 'nobody',
    action: 'LOGIN_FAILED',
    userId: null,
    user: null,
    ipAddress: null,
    metadata: { email: 'inconnu@ailleurs.test' },
    timestamp: '2026-11-10T10:00:00Z',
  }),
];

test.each<[Partial<AuditFilters>, string[]]>([
  [{}, ['recent', 'accented', 'nobody']],
  [{ user: 'traore' }, ['accented']],
  [{ user: 'HELENE@' }, ['accented']],
  [{ user: 'inconnu' }, ['nobody']],
  [{ action: 'LOGIN_FAILED' }, ['nobody']],
  [{ address: '185.220' }, ['accented']],
  [{ period: 'hour' }, ['recent']],
  [{ period: 'day' }, ['recent', 'accented']],
  [{ from: '2026-11-20', to: '2026-11-20' }, ['accented']],
  [{ from: '2026-11-20T10:01' }, ['recent']],
  [{ to: '2026-11-20T10:00' }, ['accented', 'nobody']],
  [{ period: 'week', action: 'LOGIN_FAILED' }, []],
])('%j keeps %j', (filters, ids) => {
  expect(filterEntries(entries, { ...none, ...filters }, now, 'Africa/Abidjan').map(({ id }) => id)).toEqual(
    ids,
  );
});
