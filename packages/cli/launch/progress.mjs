// @ts-check

const heartbeatMs = 20_000;

/** @typedef {(text: string) => void} Print */
/**
 * @typedef {object} Step
 * @property {string} title
 * @property {(note: Print, setStatus: Print) => Promise<unknown>} run `note` prints a line; `setStatus` says how far the
 *   step is, which is printed every 20 s while nothing else is; a string result replaces the duration
 */

/**
 * Prints `[2/5] Construction … 24 s` for each step, its notes in between, one per line.
 * @param {number} total
 * @param {Print} [write]
 */
export function createProgress(total, write = (text) => process.stdout.write(text)) {
  let current = 0;
  return {
    /**
     * Runs one step. Rejects as the step does.
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
      const { result, error, end } = await timed(run, note, (text) => note(text));
      write(noted ? `\n      ${end}\n` : ` ${end}\n`);
      if (error !== undefined) throw error;
      return /** @type {T} */ (result);
    },

    /**
     * Runs independent steps, some at a time, each with a line of its own when it ends. Returns the errors.
     * @param {readonly Step[]} steps
     * @param {number} concurrency
     * @returns {Promise<unknown[]>}
     */
    async parallel(steps, concurrency) {
      const waiting = [...steps];
      /** @type {unknown[]} */
      const errors = [];
      const work = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const { title, run } = next;
          const line = (/** @type {string} */ text) => write(`      ${title} : ${text}\n`);
          const { error, end } = await timed(run, line, line);
          current += 1;
          write(`[${current}/${total}] ${title} … ${end}\n`);
          if (error !== undefined) errors.push(error);
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
      return errors;
    },
  };
}

/**
 * @param {(note: Print, setStatus: Print) => Promise<unknown>} run
 * @param {Print} note
 * @param {Print} beat
 */
async function timed(run, note, beat) {
  const started = Date.now();
  let printedAt = started;
  let status = '';
  const timer = setInterval(() => {
    if (Date.now() - printedAt < heartbeatMs) return;
    printedAt = Date.now();
    beat([status, secondsSince(started)].filter(Boolean).join(' · '));
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
export function secondsSince(started) {
  const seconds = (Date.now() - started) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1).replace('.', ',')} s` : `${Math.round(seconds)} s`;
}
