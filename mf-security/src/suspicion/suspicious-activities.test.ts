import { buildAuditEntry } from '../test-security';
import { listedActivities, suspiciousActivities } from './suspicious-activities';

const reasons = {
  MULTIPLE_ATTEMPTS: (failures: number) => `${failures} échecs`,
  NEW_DEVICE: 'appareil',
  FOREIGN_IP: 'adresse',
};

test('rates a failed sign-in medium, a new device low, a foreign address high', () => {
  const entries = [
    buildAuditEntry({ id: 'a', action: 'LOGIN_FAILED' }),
    buildAuditEntry({ id: 'b', metadata: { suspiciousFactors: ['NEW_DEVICE'] } }),
    buildAuditEntry({ id: 'c', metadata: { suspiciousFactors: ['FOREIGN_IP'] } }),
    buildAuditEntry({ id: 'd', metadata: { suspiciousFactors: [] } }),
  ];
  const rows = suspiciousActivities(entries, reasons);
  expect(rows.map(({ entry, type, severity }) => [entry.id, type, severity])).toEqual([
    ['c', 'FOREIGN_IP', 'high'],
    ['a', 'MULTIPLE_ATTEMPTS', 'medium'],
    ['b', 'NEW_DEVICE', 'low'],
  ]);
});

test('returns one activity for each matching rule', () => {
  const entry = buildAuditEntry({ id: 'a', metadata: { suspiciousFactors: ['NEW_DEVICE', 'FOREIGN_IP'] } });
  expect(suspiciousActivities([entry], reasons).map(({ type }) => type)).toEqual([
    'FOREIGN_IP',
    'NEW_DEVICE',
  ]);
});

test('counts failures by account, even for unknown accounts', () => {
  const unknown = { userId: null, user: null, action: 'LOGIN_FAILED', metadata: { email: 'x@y.test' } };
  const entries = [
    buildAuditEntry({ id: 'a', ...unknown }),
    buildAuditEntry({ id: 'b', ...unknown }),
    buildAuditEntry({ id: 'c', action: 'LOGIN_FAILED' }),
  ];
  const rows = suspiciousActivities(entries, reasons);
  expect(rows.map(({ email, details, count, entry }) => [email, details, count, entry.id])).toEqual([
    ['x@y.test', '2 échecs', 2, 'a'],
    [entries[2]?.user?.email, '1 échecs', 1, 'c'],
  ]);
});

test('returns at most ten activities', () => {
  const entries = Array.from({ length: 15 }, (_, index) =>
    buildAuditEntry({
      id: String(index),
      action: 'LOGIN_FAILED',
      user: { email: `${index}@escale.test`, firstName: '', lastName: '' },
    }),
  );
  const rows = listedActivities(suspiciousActivities(entries, reasons), ({ entry }) => entry.id === '0');
  expect(rows).toHaveLength(10);
  expect(rows[0]?.entry.id).toBe('1');
});

test("leaves out one's own sign-ins, not refused ones on one's own account", () => {
  const metadata = { suspiciousFactors: ['NEW_DEVICE'] };
  const entries = [
    buildAuditEntry({ id: 'own', metadata }),
    buildAuditEntry({ id: 'refused', action: 'LOGIN_FAILED' }),
  ];
  expect(suspiciousActivities(entries, reasons, 'user-yao').map(({ entry }) => entry.id)).toEqual([
    'refused',
  ]);
});

test('ignores factors of another shape', () => {
  const metadata = { suspiciousFactors: 'FOREIGN_IP' as unknown as string[] };
  expect(suspiciousActivities([buildAuditEntry({ metadata })], reasons)).toEqual([]);
});

test('takes account, address, device and time from the entry', () => {
  const entry = buildAuditEntry({ id: 'a', action: 'LOGIN_FAILED' });
  expect(suspiciousActivities([entry], reasons)).toEqual([
    {
      id: `MULTIPLE_ATTEMPTS:${entry.user?.email}`,
      type: 'MULTIPLE_ATTEMPTS',
      userId: entry.userId,
      email: entry.user?.email,
      ipAddress: entry.ipAddress,
      userAgent: entry.userAgent,
      timestamp: entry.timestamp,
      details: '1 échecs',
      severity: 'medium',
      count: 1,
      entry,
    },
  ]);
});
