/** The rules of `escale check`. Their parsers take a third of the command's start-up, so they are loaded on demand. */
export const loadCheck = () => import('./check-module');
