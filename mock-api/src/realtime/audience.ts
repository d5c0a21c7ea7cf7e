import { missingRight, ownValue, type TopicName } from '@escale/contracts';
import type { UserRow } from '../db/user-row';
import { canReadSecurity, fullPermissions } from '../rights/permissions';
import type { RoleRights } from '../rights/role-rights';
import type { Activity } from './changes';

/**
 * The rooms of the live connection. Users who may read the dashboard, the security page, the users
 * or the audit log receive presence, sign-ins and sign-outs. Only users who may read the users or
 * the audit log receive the other activities. Every user receives their own activities.
 */
export const rooms = {
  everyone: 'everyone',
  userReaders: 'user-readers',
  administrators: 'administrators',
  user: (id: string) => `user:${id}`,
  topic: (name: TopicName) => `topic:${name}`,
} as const;

type Account = Pick<UserRow, 'id' | 'role' | 'permissions'>;

/** Returns a function that says whether an account has a right in a module. */
function rightsOf(rights: RoleRights, account: Account) {
  const flags = fullPermissions(rights, account);
  return (module: string, right: string) =>
    missingRight(ownValue(flags, module) ?? { visible: false }, right) === null;
}

const isEntitled = (
  hasRight: ReturnType<typeof rightsOf>,
  topic: { moduleId: string; rights: readonly string[] },
) => topic.rights.every((right) => hasRight(topic.moduleId, right));

/** True if a published module declares the topic and the account has all rights that its recipients need. */
export function mayReceiveTopic(rights: RoleRights, account: Account, name: TopicName): boolean {
  const topic = rights.topics.get(name);
  return topic !== undefined && isEntitled(rightsOf(rights, account), topic);
}

/** Returns the rooms that the connections of an account join according to its rights. */
export function roomsOf(rights: RoleRights, account: Account): string[] {
  const hasRight = rightsOf(rights, account);
  const mayRead = (module: string) => hasRight(module, 'read');
  return [
    rooms.user(account.id),
    ...(mayRead('dashboard') || mayRead('security') ? [rooms.everyone] : []),
    ...(mayRead('users') ? [rooms.userReaders] : []),
    ...(canReadSecurity(rights, account) ? [rooms.administrators] : []),
    ...[...rights.topics]
      .filter(([, topic]) => isEntitled(hasRight, topic))
      .map(([name]) => rooms.topic(name)),
  ];
}

/**
 * True for a sign-in or sign-out: presence shows both anyway. The end of a session by another
 * person does not count as a sign-out.
 */
const isPublicActivity = ({ action, resource }: Pick<Activity, 'action' | 'resource'>) =>
  ['LOGIN', 'LOGOUT'].includes(action) && resource === 'auth';

/**
 * Returns the rooms that receive an activity: those of its author and of the users who may read it. An activity without an acting
 * account goes to administrators only.
 */
export function audienceOf(activity: Pick<Activity, 'action' | 'resource' | 'userId'>): string[] {
  const { userId } = activity;
  if (userId === null) return [rooms.administrators];
  const entitled = [rooms.user(userId), rooms.userReaders, rooms.administrators];
  return isPublicActivity(activity) ? [rooms.everyone, ...entitled] : entitled;
}
