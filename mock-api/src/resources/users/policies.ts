import { missingRight } from '@escale/contracts';
import type { Actor } from '../../http/call';
import { fullPermissions } from './permissions';

/** Everybody sees what is their own; the rest takes the right to read the module users. */
export function canReadUser(actor: Actor, { id }: { id: string }): boolean {
  const flags = fullPermissions(actor.user.role, actor.user.permissions).users;
  return actor.user.id === id || (flags !== undefined && missingRight(flags, 'read') === null);
}
