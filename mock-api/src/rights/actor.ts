import type { ChangeCounters } from '../db/change-counters';
import type { UserRow } from '../db/user-row';
import type { RoleRights } from './role-rights';

/** An acting account, with the rights of all roles: the permissions of this account and of others follow from these rights. */
export interface ActingUser extends UserRow {
  rights: RoleRights;
}

/** The caller: an active account with an active session. */
export interface Actor {
  user: ActingUser;
  sessionId: string;
  /** When the caller signed in: their last proof of identity. */
  createdAt: Date;
  /** The counters when the call was authenticated. */
  changeCounters: ChangeCounters;
}
