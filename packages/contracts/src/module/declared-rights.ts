import { moduleRights } from '../user/permissions';

/**
 * Values of a route's `access` that require no right in the route's module (§2 'Route table'): `anonymous` (signed-in users are redirected to
 * /modules), `public` (no guard), `signed-in` (no module check).
 */
export const openAccesses = ['anonymous', 'public', 'signed-in'] as const;

/** The values of `access` that the platform defines; a route may instead require a permission that its module declares. */
export const routeAccesses = [...openAccesses, ...moduleRights] as const;

export type RouteAccess = (typeof routeAccesses)[number];

/** The pattern of the names that the API accepts for permissions. */
export const rightName = /^[a-zA-Z][\w-]{0,49}$/;

/** True for a right that can be granted in a module: `visible`, or one of its declared permissions. */
export const isDeclaredRight = (name: string, permissions: readonly string[]) =>
  name === 'visible' || permissions.includes(name);

/** True for an access that the module guard understands: one that the platform defines, or a declared permission. */
export const isKnownAccess = (access: string, permissions: readonly string[]) =>
  routeAccesses.some((known) => known === access) || permissions.includes(access);
