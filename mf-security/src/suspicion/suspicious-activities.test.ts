import { buildAuditEntry } from '../test-security';
import { sortUnseenFirst, findSuspiciousActivities } from './suspicious-activities';

const reasons = {
  MULTIPLE_ATTEMPTS: (failures: number) => `${failures} échecs`,
  NEW_DEVICE: 'appareil',
  FOREIGN_IP: 'adresse',
  DISOWNED: 'désavouée',
};

test('rates a failed sign-in medium, a new device low, a foreign address high [§3-22 §4-30 §9-21]', () => {
  const entries = [
    buildAuditEntry({ id: 'a', action: 'LOGIN_FAILED' }),
    buildAuditEntry({ id: 'b', metadata: { suspiciousFactors: ['NEW_DEVICE'] } }),
    buildAuditEntry({ id: 'c', metadata: { suspiciousFactors: ['FOREIGN_IP'] } }),
    buildAuditEntry({ id: 'd', metadata: { suspiciousFactors: [] } }),
  ];
  const rows = findSuspiciousActivities(entries, reasons);
  expect(rows.map(({ entry, type, severity }) => [entry.id, type, severity])).toEqual([
    ['c', 'FOREIGN_IP', 'high'],
    ['a', 'MULTIPLE_ATTEMPTS', 'medium'],
    ['b', 'NEW_DEVICE', 'low'],
  ]);
});

test('rates a sign-in that its owner disowns high, before a new device of the account', () => {
  const entries = [
    buildAuditEntry({ id: 'e', action: 'LOGOUT', metadata: { suspiciousFactors: ['DISOWNED'] } }),
    buildAuditEntry({ id: 'b', metadata: { suspiciousFactors: ['NEW_DEVICE'] } }),
  ];
  const rows = findSuspiciousActivities(entries, reasons);
  expect(rows.map(({ entry, type, severity, details }) => [entry.id, type, severity, details])).toEqual([
    ['e', 'DISOWNED', 'high', 'désavouée'],
    ['b', 'NEW_DEVICE', 'low', 'appareil'],
  ]);
});

test('returns one activity for each matching rule', () => {
  const entry = buildAuditEntry({ id: 'a', metadata: { suspiciousFactors: ['NEW_DEVICE', 'FOREIGN_IP'] } });
  expect(findSuspiciousActivities([entry], reasons).map(({ type }) => type)).toEqual([
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
  const rows = findSuspiciousActivities(entries, reasons);
  expect(rows.map(({ email, details, count, entry }) => [email, details, count, entry.id])).toEqual([
    ['x@y.test', '2 échecs', 2, 'a'],
    [entries[2]?.user?.email, '1 échecs', 1, 'c'],
  ]);
});

test('seen activities come after unseen ones', () => {
  const entries = ['a', 'b', 'c'].map((id) =>
    buildAuditEntry({
      id,
      action: 'LOGIN_FAILED',
      user: { email: `${id}@escale.test`, firstName: '', lastName: '' },
    }),
  );
  const sorted = sortUnseenFirst(findSuspiciousActivities(entries, reasons), ({ entry }) => entry.id === 'a');
  expect(sorted.map(({ entry }) => entry.id)).toEqual(['b', 'c', 'a']);
});

test("leaves out only the new-device finding for one's own browser", () => {
  const newDevice = { suspiciousFactors: ['NEW_DEVICE'] };
  const { userAgent } = buildAuditEntry();
  const entries = [
    buildAuditEntry({ id: 'this browser', metadata: newDevice }),
    buildAuditEntry({
      id: 'other browser',
      metadata: newDevice,
      userAgent: 'Mozilla/5.0 (X11) Firefox/133.0',
    }),
    buildAuditEntry({ id: 'abroad', metadata: { suspiciousFactors: ['NEW_DEVICE', 'FOREIGN_IP'] } }),
    buildAuditEntry({ id: 'refused', action: 'LOGIN_FAILED' }),
  ];
  const viewer = { id: 'user-yao', userAgent: `${userAgent ?? ''} more` };
  expect(
    findSuspiciousActivities(entries, reasons, viewer).map(({ entry, type }) => [entry.id, type]),
  ).toEqual([
    ['abroad', 'FOREIGN_IP'],
    ['refused', 'MULTIPLE_ATTEMPTS'],
    ['other browser', 'NEW_DEVICE'],
  ]);
  expect(
    findSuspiciousActivities(entries, reasons, { ...viewer, id: 'user-awa' }).map(({ count }) => count),
  ).toEqual([1, 1, 3]);
});

test('keeps a sign-in whose browser is unknown', () => {
  const metadata = { suspiciousFactors: ['NEW_DEVICE'] };
  for (const userAgent of [null, '']) {
    const entries = [buildAuditEntry({ metadata, userAgent })];
    expect(findSuspiciousActivities(entries, reasons, { id: 'user-yao', userAgent: 'x' })).toHaveLength(1);
  }
});

test('ignores factors of another shape', () => {
  const metadata = { suspiciousFactors: 'FOREIGN_IP' as unknown as string[] };
  expect(findSuspiciousActivities([buildAuditEntry({ metadata })], reasons)).toEqual([]);
});

test('takes account, address, device and time from the entry [§3-22]', () => {
  const entry = buildAuditEntry({ id: 'a', action: 'LOGIN_FAILED' });
  expect(findSuspiciousActivities([entry], reasons)).toEqual([
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
