import { buildAuditEntry } from '../../../test-security';
import { signInTrend } from './sign-in-trend';

const now = new Date('2026-11-21T09:30:00Z');

test('entries of the last half day are told by the hour', () => {
  const steps = signInTrend(
    [
      buildAuditEntry({ timestamp: '2026-11-21T09:10:00Z' }),
      buildAuditEntry({ timestamp: '2026-11-21T09:00:00Z', action: 'LOGIN_FAILED' }),
      buildAuditEntry({ timestamp: '2026-11-21T08:59:59Z' }),
      buildAuditEntry({ timestamp: '2026-11-21T07:00:00Z', action: 'LOGOUT' }),
    ],
    now,
    'Africa/Abidjan',
  );
  expect(steps).toHaveLength(12);
  expect(steps.at(-1)).toEqual({
    moment: new Date('2026-11-21T09:00:00Z'),
    unit: 'hour',
    signIns: 1,
    failures: 1,
  });
  expect(steps.at(-2)).toMatchObject({ signIns: 1, failures: 0 });
});

test('entries that reach further back are told by the day', () => {
  const steps = signInTrend([buildAuditEntry({ timestamp: '2026-11-19T09:10:00Z' })], now, 'Africa/Abidjan');
  expect(steps.map(({ signIns }) => signIns)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
  expect(steps[0]?.unit).toBe('day');
});

test('a day is the one of the time zone', () => {
  const entries = [
    buildAuditEntry({ timestamp: '2026-11-21T04:59:00Z' }),
    buildAuditEntry({ timestamp: '2026-11-20T05:00:00Z' }),
    buildAuditEntry({ timestamp: '2026-11-20T04:59:59Z', action: 'LOGIN_FAILED' }),
  ];
  const steps = signInTrend(entries, now, 'America/New_York');
  expect(steps.slice(-3)).toMatchObject([
    { signIns: 0, failures: 1, moment: new Date('2026-11-19T17:00:00Z') },
    { signIns: 2, failures: 0, moment: new Date('2026-11-20T17:00:00Z') },
    { signIns: 0, failures: 0, moment: new Date('2026-11-21T17:00:00Z') },
  ]);
});

test('an hour is the one of the time zone', () => {
  const steps = signInTrend([buildAuditEntry({ timestamp: '2026-11-21T09:10:00Z' })], now, 'Asia/Kolkata');
  expect(steps.at(-1)).toMatchObject({ signIns: 0, moment: new Date('2026-11-21T09:30:00Z') });
  expect(steps.at(-2)).toMatchObject({ signIns: 1 });
});
