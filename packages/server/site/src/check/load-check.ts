/** Loads the rules of `escale check` on demand, since their parsers take a third of the command's start-up time. */
export const loadCheck = () => import('./check-module');
