/** The parts of a setting that are separated by commas. */
export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
