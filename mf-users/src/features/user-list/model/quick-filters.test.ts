import { buildUser } from '@escale/testing';
import { matchesQuickFilter } from './quick-filters';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const buildUserSignedInAt = (lastLoginAt: string | null, invitationPending = false) =>
  buildUser({ lastLoginAt, invitationPending });

it.each([
  ['a pending invitation', buildUserSignedInAt(null, true), { invitation: true, never: true, idle: false }],
  ['nobody seen yet', buildUserSignedInAt(null), { invitation: false, never: true, idle: false }],
  [
    '31 days ago',
    buildUserSignedInAt('2026-10-22T11:00:00.000Z'),
    { invitation: false, never: false, idle: true },
  ],
  [
    '30 days ago',
    buildUserSignedInAt('2026-10-23T12:00:00.000Z'),
    { invitation: false, never: false, idle: false },
  ],
  [
    'a date that cannot be read',
    buildUserSignedInAt('hier'),
    { invitation: false, never: false, idle: false },
  ],
])('%s', (_name, user, expected) => {
  expect({
    invitation: matchesQuickFilter('invitation', user, now),
    never: matchesQuickFilter('never', user, now),
    idle: matchesQuickFilter('idle', user, now),
  }).toEqual(expected);
});
