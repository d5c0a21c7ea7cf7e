import { plainText } from '../lib/fold-text';
import { displayedRole, type Role } from '../user/roles';
import type { User } from '../user/user';

const people: Record<Role, { firstName: string; lastName: string }> = {
  SUPER_ADMIN: { firstName: 'Mariam', lastName: 'Traoré' },
  ADMIN: { firstName: 'Awa', lastName: 'Koné' },
  OPERATOR: { firstName: 'Yao', lastName: 'Kouassi' },
};

/** Builds a user as sent by the API (§3): an active operator by default. The role in `overrides` also sets the name. */
export function buildUser(overrides: Partial<User> = {}): User {
  const role = overrides.role ?? 'OPERATOR';
  const { firstName, lastName } = people[displayedRole(role)];
  const username = `${plainText(overrides.firstName ?? firstName)}.${plainText(overrides.lastName ?? lastName)}`;
  return {
    id: `user-${username}`,
    email: `${username}@escale.test`,
    username,
    firstName,
    lastName,
    role,
    status: 'ACTIVE',
    avatarUrl: null,
    createdAt: '2026-01-12T08:00:00.000Z',
    updatedAt: '2026-01-12T08:00:00.000Z',
    lastLoginAt: '2026-11-20T17:30:00.000Z',
    createdByUser: null,
    invitationPending: false,
    ...overrides,
  };
}
