const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

/** Encloses a value whose letters may run against the text around it, so that neither reorders the other. */
export const isolated = (value: string) => `${firstStrongIsolate}${value}${popIsolate}`;

/** Puts the isolated values of an HTML text into elements, which more mail programs know than the characters. */
export const isolatedByElements = (html: string) =>
  html.replaceAll(firstStrongIsolate, '<bdi>').replaceAll(popIsolate, '</bdi>');
