/** What the server's clock showed when its last answer came; a clock that is set meanwhile changes one reading alone. */
let answer: { server: number; wall: number; steady: number } | null = null;

/** Notes the `Date` header of an answer of the API. */
export function noteServerTime(date: unknown): void {
  const server = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(server)) answer = { server, wall: Date.now(), steady: performance.now() };
}

/**
 * Returns what the server's clock shows (epoch milliseconds), for every comparison with a moment of the server. Counted from
 * its last answer; where no answer says it, the clock of the browser has to do.
 */
export function serverNow(): number {
  if (answer === null) return Date.now();
  const { server, wall, steady } = answer;
  return server + Math.max(Date.now() - wall, performance.now() - steady);
}
