/** The rules of `escale check`. Their parsers take a third of the command's start, so only who checks loads them. */
export const loadCheck = () => import('./check/check-module');
