import type { ListVersions } from '../db/list-versions';
import type { UserRow } from '../db/user-row';
import type { RoleRights } from './role-rights';

/** An account that acts, with the rights of the roles by which it and the others are judged. */
export interface ActingUser extends UserRow {
  rights: RoleRights;
}

/** The caller: an active account and its active session. */
export interface Actor {
  user: ActingUser;
  sessionId: string;
  /** When the caller signed in: their last proof of identity. */
  createdAt: Date;
  /** As they were when the call was authenticated. */
  listVersions: ListVersions;
}
