/** The server's time at its last answer, and two clocks of the browser: setting its clock in between distorts only one of them. */
let answer: { server: number; wall: number; steady: number } | null = null;

/** Records the `Date` header of an answer of the API. */
export function noteServerTime(date: unknown): void {
  const server = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(server)) answer = { server, wall: Date.now(), steady: performance.now() };
}

/**
 * Returns the server's time (epoch milliseconds), for every comparison with a time of the server. Counted from its last answer;
 * without one, the browser's clock.
 */
export function serverNow(): number {
  if (answer === null) return Date.now();
  const { server, wall, steady } = answer;
  return server + Math.max(Date.now() - wall, performance.now() - steady);
}
