import { fullName, type User } from '@escale/contracts';

/** Returns a function that names each of these users by the full name, plus the user name if several users have that full name. */
export function distinctNames(users: readonly User[], handleOf: (username: string) => string) {
  const counts = new Map<string, number>();
  for (const name of users.map(fullName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (user: User): string => {
    const name = fullName(user);
    return counts.get(name) === 1 ? name : `${name} (${handleOf(user.username)})`;
  };
}
