import type { User } from '@escale/contracts';

export const testUser: User = {
  id: 'user-1',
  email: 'awa.kone@escale.test',
  username: 'awa.kone',
  firstName: 'Awa',
  lastName: 'Koné',
  role: 'ADMIN',
  status: 'ACTIVE',
  avatarUrl: null,
  createdAt: '2026-01-01T08:00:00Z',
  updatedAt: '2026-01-01T08:00:00Z',
  lastLoginAt: null,
  createdByUser: null,
  invitationPending: false,
};

/** An access token that expires in `seconds`; its signature is never checked in the browser. */
export function tokenExpiringIn(seconds: number, subject = testUser.id): string {
  return `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds, sub: subject }))}.s`;
}
