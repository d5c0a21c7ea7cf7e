// @ts-check

/** A failure with a message for the terminal, and with the lines that explain the failure. */
export class LaunchError extends Error {
  /** @param {string} sentence @param {string} [details] */
  constructor(sentence, details = '') {
    super(sentence);
    this.details = details;
  }
}

/** Returns the last lines of a text. @param {string} text @param {number} [count] */
export function lastLines(text, count = 40) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
