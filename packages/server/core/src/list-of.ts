/** Splits a comma-separated setting. */
export const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
