const loopbackOrigin = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** True for an origin on the user's own machine. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopbackOrigin.test(origin);
}

/**
 * The endpoint for a user's consent to a module served by their own machine. POST
 * (`OverrideConsent`) gives consent: the gateway sets a cookie. Pages requested with that cookie
 * have the origin of the module in their content policy. DELETE withdraws consent. Pages of other
 * sites cannot send `header`, so they cannot consent for the user.
 */
export const overrideConsent = {
  path: '/.escale/override',
  header: 'x-escale-override',
} as const;

/** Body of the POST request by which a user gives consent. */
export interface OverrideConsent {
  origin: string;
}
