// @ts-check

/**
 * Prints `[2/5] Construction … 24 s`, and between the two the notes of the step, one a line.
 * @param {number} total
 */
export function createProgress(total) {
  let current = 0;
  return {
    /**
     * @template T
     * @param {string} title
     * @param {(note: (text: string) => void) => Promise<T>} work a string result replaces the time
     * @returns {Promise<T>}
     */
    async step(title, work) {
      current += 1;
      const started = Date.now();
      let noted = false;
      process.stdout.write(`[${current}/${total}] ${title} …`);
      const end = (/** @type {string} */ text) =>
        process.stdout.write(noted ? `\n      ${text}\n` : ` ${text}\n`);
      try {
        const result = await work((text) => {
          noted = true;
          process.stdout.write(`\n      ${text}`);
        });
        end(typeof result === 'string' ? result : secondsSince(started));
        return result;
      } catch (error) {
        end(`échec (${secondsSince(started)})`);
        throw error;
      }
    },
  };
}

/** @param {number} started */
export function secondsSince(started) {
  const seconds = (Date.now() - started) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1).replace('.', ',')} s` : `${Math.round(seconds)} s`;
}
