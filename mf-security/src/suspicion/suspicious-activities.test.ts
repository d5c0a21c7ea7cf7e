import { buildAuditEntry } from '../test-security';
import { suspiciousActivities } from './suspicious-activities';

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
  expect(rows.map(({ id, type, severity }) => [id, type, severity])).toEqual([
    ['a:MULTIPLE_ATTEMPTS', 'MULTIPLE_ATTEMPTS', 'medium'],
    ['b:NEW_DEVICE', 'NEW_DEVICE', 'low'],
    ['c:FOREIGN_IP', 'FOREIGN_IP', 'high'],
  ]);
});

test('returns one activity for each matching rule', () => {
  const entry = buildAuditEntry({ id: 'a', metadata: { suspiciousFactors: ['NEW_DEVICE', 'FOREIGN_IP'] } });
  expect(suspiciousActivities([entry], reasons).map(({ id }) => id)).toEqual([
    'a:FOREIGN_IP',
    'a:NEW_DEVICE',
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
  expect(rows.map(({ email, details }) => [email, details])).toEqual([
    ['x@y.test', '2 échecs'],
    ['x@y.test', '2 échecs'],
    [entries[2]?.user?.email, '1 échecs'],
  ]);
});

test('returns at most ten activities', () => {
  const entries = Array.from({ length: 15 }, (_, index) =>
    buildAuditEntry({ id: String(index), action: 'LOGIN_FAILED' }),
  );
  const rows = suspiciousActivities(entries, reasons);
  expect(rows).toHaveLength(10);
  expect(rows[0]?.entry.id).toBe('0');
});

test('ignores factors of another shape', () => {
  const metadata = { suspiciousFactors: 'FOREIGN_IP' as unknown as string[] };
  expect(suspiciousActivities([buildAuditEntry({ metadata })], reasons)).toEqual([]);
});

test('takes account, address, device and time from the entry', () => {
  const entry = buildAuditEntry({ id: 'a', action: 'LOGIN_FAILED' });
  expect(suspiciousActivities([entry], reasons)).toEqual([
    {
      id: 'a:MULTIPLE_ATTEMPTS',
      type: 'MULTIPLE_ATTEMPTS',
      userId: entry.userId,
      email: entry.user?.email,
      ipAddress: entry.ipAddress,
      userAgent: entry.userAgent,
      timestamp: entry.timestamp,
      details: '1 échecs',
      severity: 'medium',
      entry,
    },
  ]);
});
