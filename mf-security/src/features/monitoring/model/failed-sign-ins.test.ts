import { limits } from '@escale/contracts';
import { buildAuditEntry } from '../../../test-security';
import { countFailedSignIns } from './failed-sign-ins';

const now = new Date('2026-11-21T09:00:00Z');
const buildFailureAt = (timestamp: string, email = 'yao.kouassi@escale.test') =>
  buildAuditEntry({
    id: timestamp + email,
    action: 'LOGIN_FAILED',
    timestamp,
    user: { email, firstName: '', lastName: '' },
  });

test('counts failures of the last hour only [§9-12]', () => {
  const entries = [
    buildFailureAt('2026-11-21T08:59:00Z', 'a@escale.test'),
    buildFailureAt('2026-11-21T08:30:00Z', 'b@escale.test'),
    buildFailureAt('2026-11-21T08:00:01Z', 'b@escale.test'),
    buildFailureAt('2026-11-21T08:00:00Z'),
    buildAuditEntry({ timestamp: '2026-11-21T07:50:00Z' }),
  ];
  expect(countFailedSignIns(entries, now, false)).toEqual({
    count: 3,
    isLowerBound: false,
    mostTargetedEmail: 'b@escale.test',
  });
});

test('is a lower bound when all fetched entries are younger than an hour', () => {
  const entries = Array.from({ length: limits.securityAuditFetch }, (_, index) =>
    buildFailureAt('2026-11-21T08:30:00Z', `${index}@escale.test`),
  );
  expect(countFailedSignIns(entries, now, false)).toMatchObject({
    count: limits.securityAuditFetch,
    isLowerBound: true,
  });
  expect(countFailedSignIns(entries, now, true)).toMatchObject({ isLowerBound: false });
});

test('is zero without entries', () => {
  expect(countFailedSignIns([], now, true)).toEqual({
    count: 0,
    isLowerBound: false,
    mostTargetedEmail: null,
  });
});
