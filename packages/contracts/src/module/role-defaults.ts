import type { ModuleManifest } from './descriptor';
import {
  isKnownModule,
  moduleRights,
  roleDefaults,
  type ModulePermissions,
  type RoleDefaults,
} from '../user/permissions';
import { ownValue } from '../lib/own-keys';
import { isRole, roles, type Role } from '../user/roles';

/** A module that may declare role defaults. */
type DeclaringModule = Pick<ModuleManifest, 'id' | 'permissions' | 'roleDefaults'>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlatformRight = (name: string) => moduleRights.some((right) => right === name);

function rightProblem(role: string, name: unknown, { id, permissions }: DeclaringModule): string | null {
  const at = `roleDefaults.${role}`;
  if (typeof name !== 'string' || (name !== 'visible' && !permissions.includes(name)))
    return `${at} names ${String(name)}, which is not in permissions`;
  return isKnownModule(id) && isPlatformRight(name)
    ? `${at} names ${name}; in ${id} the platform says which role has it`
    : null;
}

function roleProblems(role: string, rights: unknown, module: DeclaringModule): string[] {
  if (!isRole(role)) return [`roleDefaults names ${role}, which is no role`];
  if (!Array.isArray(rights)) return [`roleDefaults.${role} is no list`];
  const wrong = rights.map((name) => rightProblem(role, name, module)).filter((problem) => problem !== null);
  if (wrong.length > 0 || isKnownModule(module.id) || rights.length === 0) return wrong;
  const needed = rights.length > 1 ? ['visible', 'read'] : ['visible'];
  return needed
    .filter((name) => !rights.includes(name))
    .map((name) => `roleDefaults.${role} lacks ${name}, without which no other right counts`);
}

/** Returns one sentence for each right that a role has and the next higher role does not have (§6). */
function orderProblems(declared: Record<string, unknown>): string[] {
  const rightsOf = (role: Role) => (Array.isArray(declared[role]) ? (declared[role] as unknown[]) : []);
  return roles.slice(1).flatMap((role, index) => {
    const above = roles[index] ?? role;
    return rightsOf(role)
      .filter((name) => !rightsOf(above).includes(name))
      .map((name) => `roleDefaults.${above} lacks ${String(name)}, which ${role} has`);
  });
}

/** Returns why the role defaults that a module declares are invalid, one sentence each. */
export function roleDefaultProblems(module: DeclaringModule): string[] {
  const declared: unknown = module.roleDefaults;
  if (declared === undefined) return [];
  if (!isObject(declared)) return ['roleDefaults is no object'];
  const wrong = Object.entries(declared).flatMap(([role, rights]) => roleProblems(role, rights, module));
  return wrong.length > 0 ? wrong : orderProblems(declared);
}

function flagsFor(role: Role, module: DeclaringModule): ModulePermissions | undefined {
  const byPlatform = ownValue(roleDefaults[role], module.id);
  const declared = module.roleDefaults?.[role] ?? [];
  if (declared.length === 0) return byPlatform;
  const flags = Object.fromEntries(declared.map((name) => [name, true]));
  return { visible: false, ...flags, ...byPlatform };
}

/**
 * Returns the role defaults of the platform (§6) merged with those that the modules declare. For a
 * module of the platform, a declaration only adds permissions that §6 does not name. Invalid
 * declarations grant nothing.
 */
export function withDeclaredDefaults(modules: readonly DeclaringModule[]): RoleDefaults {
  const sound = modules.filter(
    (module) => module.roleDefaults !== undefined && roleDefaultProblems(module).length === 0,
  );
  if (sound.length === 0) return roleDefaults;
  const mapOf = (role: Role) => {
    const declared = sound.flatMap((module) => {
      const flags = flagsFor(role, module);
      return flags === undefined ? [] : [[module.id, flags] as const];
    });
    return { ...roleDefaults[role], ...Object.fromEntries(declared) };
  };
  return { SUPER_ADMIN: mapOf('SUPER_ADMIN'), ADMIN: mapOf('ADMIN'), OPERATOR: mapOf('OPERATOR') };
}
