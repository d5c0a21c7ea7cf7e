import type { AuditEntry } from '@escale/contracts';
import { buildAuditEntry } from '../../../test-security';
import { computeSignInTrend } from './sign-in-trend';

/** Builds a log that contains all entries of the server. */
const buildWholeLog = (entries: AuditEntry[]) => ({ entries, complete: true });
const now = new Date('2026-11-21T09:30:00Z');

test('counts by the hour when the entries span at most 12 hours', () => {
  const steps = computeSignInTrend(
    buildWholeLog([
      buildAuditEntry({ timestamp: '2026-11-21T09:10:00Z' }),
      buildAuditEntry({ timestamp: '2026-11-21T09:00:00Z', action: 'LOGIN_FAILED' }),
      buildAuditEntry({ timestamp: '2026-11-21T08:59:59Z' }),
      buildAuditEntry({ timestamp: '2026-11-21T07:00:00Z', action: 'LOGOUT' }),
    ]),
    now,
    'Africa/Abidjan',
  );
  expect(steps).toHaveLength(12);
  expect(steps.at(-1)).toEqual({
    moment: new Date('2026-11-21T09:00:00Z'),
    unit: 'hour',
    signIns: 1,
    failures: 1,
    isCovered: true,
  });
  expect(steps.at(-2)).toMatchObject({ signIns: 1, failures: 0 });
});

test('counts by the day when the entries reach further back', () => {
  const steps = computeSignInTrend(
    buildWholeLog([buildAuditEntry({ timestamp: '2026-11-19T09:10:00Z' })]),
    now,
    'Africa/Abidjan',
  );
  expect(steps.map(({ signIns }) => signIns)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
  expect(steps[0]?.unit).toBe('day');
});

test('uses the days of the time zone', () => {
  const entries = [
    buildAuditEntry({ timestamp: '2026-11-21T04:59:00Z' }),
    buildAuditEntry({ timestamp: '2026-11-20T05:00:00Z' }),
    buildAuditEntry({ timestamp: '2026-11-20T04:59:59Z', action: 'LOGIN_FAILED' }),
    buildAuditEntry({ timestamp: '2026-11-10T12:00:00Z', action: 'LOGOUT' }),
  ];
  const steps = computeSignInTrend(buildWholeLog(entries), now, 'America/New_York');
  expect(steps.slice(-3)).toMatchObject([
    { signIns: 0, failures: 1, moment: new Date('2026-11-19T17:00:00Z') },
    { signIns: 2, failures: 0, moment: new Date('2026-11-20T17:00:00Z') },
    { signIns: 0, failures: 0, moment: new Date('2026-11-21T17:00:00Z') },
  ]);
});

test('uses the hours of the time zone', () => {
  const steps = computeSignInTrend(
    buildWholeLog([buildAuditEntry({ timestamp: '2026-11-21T09:10:00Z' })]),
    now,
    'Asia/Kolkata',
  );
  expect(steps.at(-1)).toMatchObject({ signIns: 0, moment: new Date('2026-11-21T09:30:00Z') });
  expect(steps.at(-2)).toMatchObject({ signIns: 1 });
});

test.each([
  ['after the clocks went back', '2026-10-30T12:00:00Z', '2026-10-23T22:30:00Z', 6],
  ['after the clocks went forward', '2026-04-02T12:00:00Z', '2026-03-26T22:30:00Z', 7],
  ['on a day of 25 hours', '2026-10-25T22:30:00Z', '2026-10-13T22:30:00Z', 11],
])('begins each day at its own midnight, %s', (_name, now, timestamp, daysAgo) => {
  const steps = computeSignInTrend(
    buildWholeLog([buildAuditEntry({ timestamp })]),
    new Date(now),
    'Europe/Paris',
  );
  expect(steps.toReversed().findIndex(({ signIns }) => signIns === 1)).toBe(daysAgo);
});

test('covers no day before the first entry, nor its own day if older entries are missing', () => {
  const entries = [buildAuditEntry({ timestamp: '2026-11-18T09:10:00Z' })];
  const coverage = (complete: boolean) =>
    computeSignInTrend({ entries, complete }, now, 'Africa/Abidjan').map((step) => step.isCovered);
  expect(coverage(true)).toEqual([...Array<boolean>(8).fill(false), true, true, true, true]);
  expect(coverage(false)).toEqual([...Array<boolean>(9).fill(false), true, true, true]);
});

test('shows hours when the entries cover fewer than three days', () => {
  const entries = [buildAuditEntry({ timestamp: '2026-11-21T05:10:00Z' })];
  const steps = computeSignInTrend({ entries, complete: false }, now, 'Africa/Abidjan');
  expect(steps[0]).toMatchObject({ unit: 'hour', isCovered: false });
  expect(steps.filter(({ isCovered }) => isCovered)).toHaveLength(4);
});
