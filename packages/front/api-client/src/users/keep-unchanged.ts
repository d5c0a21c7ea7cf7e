import { sameUser, type User } from '@escale/contracts';

/** Returns `next` with the objects of `previous` for unchanged users, or `previous` itself if nothing has changed. */
export function keepUnchanged(previous: readonly User[], next: User[]): User[] {
  const known = new Map(previous.map((user) => [user.id, user]));
  const merged = next.map((user) => {
    const before = known.get(user.id);
    return before !== undefined && sameUser(before, user) ? before : user;
  });
  const unchanged =
    merged.length === previous.length && merged.every((user, index) => user === previous[index]);
  return unchanged ? (previous as User[]) : merged;
}
