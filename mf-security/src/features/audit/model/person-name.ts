import { fullName, type AuditEntry } from '@escale/contracts';

/** Returns the name of an account from the entries; `null` if no entry is by or about the account. */
export function personName(entries: readonly AuditEntry[], id: string): string | null {
  for (const { userId, user, target } of entries) {
    if (userId === id && user !== null) return fullName(user) || user.email;
    if (target?.id === id) return target.name;
  }
  return null;
}
