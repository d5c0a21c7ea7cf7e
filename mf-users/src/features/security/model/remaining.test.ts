import { isUrgent, remainingLifetime } from './remaining';

const now = new Date('2026-11-21T08:00:00.000Z');

it.each([
  ['2026-11-21T08:00:20.000Z', { unit: 'min', count: 1 }],
  ['2026-11-21T08:45:00.000Z', { unit: 'min', count: 45 }],
  ['2026-11-21T19:59:00.000Z', { unit: 'h', count: 11 }],
  ['2026-11-28T08:00:00.000Z', { unit: 'j', count: 7 }],
  ['2026-11-21T07:00:00.000Z', null],
  ['soon', null],
])('until %s: %j', (expiresAt, left) => {
  expect(remainingLifetime(expiresAt, now)).toEqual(left);
});

it('is urgent in the last hour', () => {
  expect(isUrgent('2026-11-21T08:59:00.000Z', now)).toBe(true);
  expect(isUrgent('2026-11-21T19:59:00.000Z', now)).toBe(false);
});
