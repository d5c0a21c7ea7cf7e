import * as React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/**
 * React's development build records a stack for each element, up to a limit per second. Only the wording of its warnings needs
 * them, and they take a tenth of the tests' time. This reports the limit as reached; if React has no such field, nothing changes.
 */
export function skipOwnerStacks(): void {
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}
