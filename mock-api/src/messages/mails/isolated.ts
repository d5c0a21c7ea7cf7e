const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Isolates a value from the surrounding text, whose direction may differ, so that neither reorders the other. */
export const isolated = (value: string) => `${firstStrongIsolate}${value}${popIsolate}`;

/**
 * Turns the isolated values of an HTML text into `<bdi>` elements, which more mail programs support than the control characters.
 */
export const isolatedByElements = (html: string) =>
  html.replaceAll(firstStrongIsolate, '<bdi>').replaceAll(popIsolate, '</bdi>');
