const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** True for an origin that only the user's own machine can serve. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopback.test(origin);
}

/**
 * The endpoint for a user's consent to a module served by their own machine: the gateway sets a cookie, and opens the content
 * policy for that one origin on pages requested with it. POST gives consent (`OverrideConsent`), DELETE withdraws it. Other sites
 * cannot send the header.
 */
export const overrideConsent = {
  path: '/.escale/override',
  header: 'x-escale-override',
} as const;

/** Body of a consent. */
export interface OverrideConsent {
  origin: string;
}
