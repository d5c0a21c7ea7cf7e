// @ts-check

const heartbeatMs = 20_000;

/** @typedef {(text: string) => void} Print */
/**
 * @typedef {(note: Print, setStatus: Print) => Promise<unknown>} Run
 *   `note` prints a line. `setStatus` sets how far the step is, which is printed after 20 s without
 *   another line. A result that is a string is printed instead of the duration.
 */

/**
 * Returns functions that run steps. For each step, they print `[2/5] Construction … 24 s`, with the
 * notes of the step in between, one per line.
 * @param {number} total
 * @param {Print} [write]
 */
export function createProgress(total, write = (text) => process.stdout.write(text)) {
  let current = 0;
  return {
    /**
     * Runs one step. Rejects if the step rejects.
     * @template T
     * @param {string} title
     * @param {(note: Print, setStatus: Print) => Promise<T>} run
     * @returns {Promise<T>}
     */
    async step(title, run) {
      current += 1;
      let noted = false;
      write(`[${current}/${total}] ${title} …`);
      const note = (/** @type {string} */ text) => {
        noted = true;
        write(`\n      ${text}`);
      };
      const { result, error, end } = await runTimed(run, note);
      write(noted ? `\n      ${end}\n` : ` ${end}\n`);
      if (error !== undefined) throw error;
      return /** @type {T} */ (result);
    },

    /**
     * Runs a step beside other steps, and prints one line when it ends. Rejects if the step rejects.
     * @param {string} title
     * @param {Run} run
     */
    async beside(title, run) {
      const { error, end } = await runTimed(run, (text) => write(`      ${title} : ${text}\n`));
      current += 1;
      write(`[${current}/${total}] ${title} … ${end}\n`);
      if (error !== undefined) throw error;
    },
  };
}

/** @param {Run} run @param {Print} note */
async function runTimed(run, note) {
  const started = Date.now();
  let printedAt = started;
  let status = '';
  const timer = setInterval(() => {
    if (Date.now() - printedAt < heartbeatMs) return;
    printedAt = Date.now();
    note([status, secondsSince(started)].filter(Boolean).join(' · '));
  }, 1_000);
  try {
    const result = await run(
      (text) => {
        printedAt = Date.now();
        note(text);
      },
      (text) => (status = text),
    );
    return { result, error: undefined, end: typeof result === 'string' ? result : secondsSince(started) };
  } catch (error) {
    return { result: undefined, error, end: `échec (${secondsSince(started)})` };
  } finally {
    clearInterval(timer);
  }
}

/** @param {number} started */
export const secondsSince = (started) => inSeconds(Date.now() - started);

/** Returns a duration for people: `4,2 s`, `125 s`. @param {number} ms */
export function inSeconds(ms) {
  const seconds = ms / 1000;
  return seconds < 10 ? `${seconds.toFixed(1).replace('.', ',')} s` : `${Math.round(seconds)} s`;
}
