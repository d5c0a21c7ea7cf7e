import { moduleRights } from '../user/permissions';

/**
 * Who may open a route without a right in its module: `anonymous` (signed-in people are sent to /modules), `public` (no
 * guard), `signed-in` (no module check; §2 'Route table').
 */
export const openAccesses = ['anonymous', 'public', 'signed-in'] as const;

/** The accesses that the platform knows: a route may need a permission of the module's own instead. */
export const routeAccesses = [...openAccesses, ...moduleRights] as const;

export type RouteAccess = (typeof routeAccesses)[number];

/** The names that the API takes as a flag. */
export const rightName = /^[a-zA-Z][\w-]{0,49}$/;

/** True for a right that can be granted in a module: its card, or a permission that it declares. */
export const isDeclaredRight = (name: string, permissions: readonly string[]) =>
  name === 'visible' || permissions.includes(name);

/** True for an access that the guard understands: the rights of the platform are known without a declaration. */
export const isKnownAccess = (access: string, permissions: readonly string[]) =>
  routeAccesses.some((known) => known === access) || permissions.includes(access);
