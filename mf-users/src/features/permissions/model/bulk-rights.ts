import {
  canGrantFlag,
  effectivePermissionMap,
  getDenialReason,
  getRoleDenialReason,
  holdsPermissions,
  isFlagEffective,
  ownAccessFlags,
  type DenialReason,
  type PermissionMap,
  type PolicyActor,
  type Role,
  type RoleDefaults,
  type RoleDenialReason,
  type User,
} from '@escale/contracts';
import { editPermissions } from './edit-permissions';
import type { PermissionRow } from './permission-rows';
import { summarizeChanges, type PermissionSummary } from './permission-summary';

export type RightChoice = 'grant' | 'withdraw';

/** The choices for several users: a role, and rights by module and name. Anything omitted stays unchanged. */
export interface BulkRightsChoices {
  role?: Role | undefined;
  rights: Partial<Record<string, Partial<Record<string, RightChoice>>>>;
}

/** The user's own rights as saved by the server. */
export interface SavedRights {
  saved: PermissionMap;
  /** The version of `saved`; undefined if the server sends none. */
  version: string | undefined;
}

export type BlockedReason = DenialReason | RoleDenialReason | 'notHeld' | 'ownAccess';

/** A user whom the choices change, with the rights granted and withdrawn. */
export interface ChangedPerson extends PermissionSummary {
  user: User;
  rights: SavedRights;
  /** The new role; undefined if the role stays the same. */
  role: Role | undefined;
}

export type PlannedPerson =
  | ({ state: 'changed' } & ChangedPerson)
  | { state: 'same'; user: User }
  | { state: 'blocked'; user: User; reason: BlockedReason };

export interface BulkRightsContext {
  rows: readonly PermissionRow[];
  choices: BulkRightsChoices;
  actor: PolicyActor;
  /** The effective rights of each role. */
  defaults: RoleDefaults;
}

export const choiceOf = (
  { rights }: BulkRightsChoices,
  moduleId: string,
  name: string,
): RightChoice | undefined => rights[moduleId]?.[name];

export const hasChoice = ({ role, rights }: BulkRightsChoices): boolean =>
  role !== undefined ||
  Object.values(rights).some((flags = {}) => Object.values(flags).some((choice) => choice !== undefined));

/**
 * Returns the rights after the choices: grants are applied first, then withdrawals. A right of a hidden module has no effect, so
 * granting a right makes its module visible.
 */
export function applyChoices(
  { rows, choices }: Pick<BulkRightsContext, 'rows' | 'choices'>,
  map: PermissionMap,
): PermissionMap {
  const chosenRights = (wanted: RightChoice) =>
    rows.flatMap((row) =>
      ['visible', ...row.names]
        .filter((name) => choiceOf(choices, row.moduleId, name) === wanted)
        .map((name) => ({ row, name })),
    );
  const set =
    (on: boolean) =>
    (before: PermissionMap, { row, name }: { row: PermissionRow; name: string }) =>
      editPermissions(before, { type: 'set', row, name, on });
  const grants = chosenRights('grant').flatMap(({ row, name }) => [
    { row, name: 'visible' },
    { row, name },
  ]);
  return chosenRights('withdraw').reduce(set(false), grants.reduce(set(true), map));
}

/** Returns why the actor may not make this change, else `null`. The server applies the same rules. */
function blockedReason(
  { actor, defaults }: BulkRightsContext,
  user: User,
  change: { saved: PermissionMap; role: Role | undefined; start: PermissionMap; next: PermissionMap },
): BlockedReason | null {
  const { saved, role, start, next } = change;
  const target = { ...user, permissions: saved };
  const denied = getDenialReason(role === undefined ? 'edit' : 'changeRole', actor, target);
  if (denied !== null) return denied;
  const roleDenied = role === undefined ? null : getRoleDenialReason(actor, role, defaults[role]);
  if (roleDenied !== null) return roleDenied;
  const isOn = (map: PermissionMap, flag: string) => map.users?.[flag] === true;
  if (actor.id === user.id && ownAccessFlags.some((flag) => isOn(start, flag) && !isOn(next, flag)))
    return 'ownAccess';
  const isBeyondOwn = ([id, flags = { visible: false }]: [string, PermissionMap[string]]) =>
    Object.keys(flags).some(
      (name) =>
        flags[name] === true &&
        !canGrantFlag(actor.role, {
          held: isFlagEffective(actor.permissions[id], name),
          present: start[id]?.[name] === true,
        }),
    );
  return !holdsPermissions(actor, next) || Object.entries(next).some(isBeyondOwn) ? 'notHeld' : null;
}

/**
 * Returns the effect of the choices on a user: the rights granted and withdrawn, no change, or why
 * the actor may not make the change.
 */
export function planPerson(context: BulkRightsContext, user: User, rights: SavedRights): PlannedPerson {
  const { rows, choices, defaults } = context;
  const { saved } = rights;
  const now = effectivePermissionMap(user.role, saved, defaults);
  const role = choices.role === user.role ? undefined : choices.role;
  const start = role === undefined ? now : effectivePermissionMap(role, undefined, defaults);
  const next = applyChoices(context, start);
  const summary = summarizeChanges(rows, now, next);
  if (role === undefined && summary.granted.length + summary.withdrawn.length === 0)
    return { state: 'same', user };
  const reason = blockedReason(context, user, { saved, role, start, next });
  if (reason !== null) return { state: 'blocked', user, reason };
  return { state: 'changed', user, rights, role, ...summary };
}
