import * as React from 'react';

const reactInternals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/**
 * Makes React believe that it has reached its limit of recorded stacks. The development build
 * records a stack for each element, which takes a tenth of the tests' time and only changes the
 * wording of warnings. Does nothing if React has no such limit.
 */
export function skipOwnerStacks(): void {
  if (typeof reactInternals !== 'object' || reactInternals === null) return;
  Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}
