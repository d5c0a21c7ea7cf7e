/**
 * The server's time at its last answer, and the browser's time at that moment, by two clocks. The
 * user may set the clock `wall`; the clock `steady` may stop while the machine sleeps.
 */
let lastAnswer: { server: number; wall: number; steady: number } | null = null;

/** Records the `Date` header of an answer of the API. */
export function noteServerTime(date: unknown): void {
  const server = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(server)) lastAnswer = { server, wall: Date.now(), steady: performance.now() };
}

/**
 * Returns the server's current time (milliseconds since 1970), for comparisons with times from the server. Counts from the server's
 * last answer; before the first answer, returns the browser's time.
 */
export function serverNow(): number {
  if (lastAnswer === null) return Date.now();
  const { server, wall, steady } = lastAnswer;
  return server + Math.max(Date.now() - wall, performance.now() - steady);
}
