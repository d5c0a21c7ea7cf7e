const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Isolates a value whose direction may differ from the text around it, so that neither reorders the other. */
export const isolated = (value: string) => `${firstStrongIsolate}${value}${popIsolate}`;

/** Turns isolated values of an HTML text into elements, which more mail programs support than the control characters. */
export const isolatedByElements = (html: string) =>
  html.replaceAll(firstStrongIsolate, '<bdi>').replaceAll(popIsolate, '</bdi>');
