import { moduleRights } from '../user/permissions';

/**
 * Who may open a route without a right in its module: `anonymous` (signed-in users are redirected to /modules), `public` (no
 * guard), `signed-in` (no module check; §2 'Route table').
 */
export const openAccesses = ['anonymous', 'public', 'signed-in'] as const;

/** The accesses that the platform knows: a route may instead require a permission of its own module. */
export const routeAccesses = [...openAccesses, ...moduleRights] as const;

export type RouteAccess = (typeof routeAccesses)[number];

/** Names that the API accepts as a flag. */
export const rightName = /^[a-zA-Z][\w-]{0,49}$/;

/** True for a grantable right of a module: its card, or a permission that it declares. */
export const isDeclaredRight = (name: string, permissions: readonly string[]) =>
  name === 'visible' || permissions.includes(name);

/** True for an access that the guard understands: rights of the platform need no declaration. */
export const isKnownAccess = (access: string, permissions: readonly string[]) =>
  routeAccesses.some((known) => known === access) || permissions.includes(access);
