const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** True for an origin that only the machine of whoever opens a page can serve. */
export function isLoopbackOrigin(origin: string): boolean {
  return loopback.test(origin);
}

/**
 * Where a person's consent to a module of their own machine goes: the gateway answers it with a cookie, and opens the content
 * policy of the pages that carry it for that one origin. POST gives consent (`OverrideConsent`), DELETE takes it back. No other
 * site may send the header.
 */
export const overrideConsent = {
  path: '/.escale/override',
  header: 'x-escale-override',
} as const;

/** Body of a consent. */
export interface OverrideConsent {
  origin: string;
}
