/** The rules of `escale check`. Their parsers take a third of the command's start, so they are loaded on demand. */
export const loadCheck = () => import('./check/check-module');

/** `escale pack`, which alone needs the compiler. */
export const loadPack = () => import('./pack/pack-packages');
