import { buildAuditEntry } from '../../../test-security';
import {
  filterEntries,
  noFilters,
  rangeOfFilters,
  searchOfFilters,
  type AuditFilters,
} from './audit-filters';

const now = new Date('2026-11-21T09:00:00Z');
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
  [{ action: 'LOGIN_FAILED' }, ['nobody']],
  [{ period: 'hour' }, ['recent']],
  [{ period: 'day' }, ['recent', 'accented']],
  [{ from: '2026-11-20', to: '2026-11-20' }, ['accented']],
  [{ from: '2026-11-20T10:01' }, ['recent']],
  [{ to: '2026-11-20T10:00' }, ['accented', 'nobody']],
  [{ period: 'yesterday' }, ['accented']],
  [{ address: '185.220.101.7' }, ['accented']],
  [{ person: 'user-yao', period: 'hour' }, ['recent']],
  [{ person: 'user-nobody' }, []],
  [{ period: 'week', action: 'LOGIN_FAILED' }, []],
])('the filter %j keeps the entries %j', (filters, ids) => {
  expect(
    filterEntries(entries, { ...noFilters, ...filters }, now, 'Africa/Abidjan').map(({ id }) => id),
  ).toEqual(ids);
});

test.each<[Partial<AuditFilters>, object]>([
  [{ action: 'LOGIN' }, {}],
  [
    { from: '2026-11-20', to: '2026-11-20' },
    { from: '2026-11-19T23:00:00.000Z', to: '2026-11-20T23:00:00.000Z' },
  ],
  [{ to: '2026-11-20T10:00' }, { to: '2026-11-20T09:01:00.000Z' }],
  [{ period: 'day' }, { from: '2026-11-20T09:42:00.000Z' }],
  [{ period: 'yesterday' }, { from: '2026-11-19T23:00:00.000Z', to: '2026-11-20T23:00:00.000Z' }],
])('sends the filter %j to the server as %j', (filters, range) => {
  const paris = 'Europe/Paris';
  expect(rangeOfFilters({ ...noFilters, ...filters }, new Date('2026-11-21T09:42:00Z'), paris)).toEqual(
    range,
  );
});

test.each<[Partial<AuditFilters>, object | null]>([
  [{}, {}],
  [{ search: '  ' }, {}],
  [{ action: 'constructor' }, null],
  [{ address: 'ici' }, null],
  [
    { search: ' awa  koné ', person: 'user-yao', address: '10.20.3.14', action: 'LOGIN', to: '2026-11-20' },
    {
      search: 'awa  koné',
      userId: 'user-yao',
      ipAddress: '10.20.3.14',
      action: 'LOGIN',
      to: '2026-11-21T00:00:00.000Z',
    },
  ],
])('sends the search %j to the server as %j', (filters, search) => {
  expect(searchOfFilters({ ...noFilters, ...filters }, now, 'Africa/Abidjan')).toEqual(search);
});
