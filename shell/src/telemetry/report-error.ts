/** The module that an error belongs to. */
export interface Attribution {
  module: string;
  version: string;
  owner: string;
}

export type ErrorSink = (error: unknown, attribution: Attribution) => void;

const maxWaiting = 20;

let waiting: [unknown, Attribution][] = [];
let sink: ErrorSink | null = null;
let active: Attribution = { module: 'shell', version: '', owner: '' };

/** Names the module whose page is in view; errors without a better clue are attributed to it. */
export function setActiveModule(attribution: Attribution): void {
  active = attribution;
}

/** The module whose page is in view. */
export function activeModule(): Attribution {
  return active;
}

/** Hands an error to error reporting; until that has loaded, the first few wait. */
export function reportError(error: unknown, attribution: Attribution = active): void {
  console.error(`[${attribution.module}@${attribution.version}]`, error);
  if (sink) sink(error, attribution);
  else if (waiting.length < maxWaiting) waiting.push([error, attribution]);
}

/** Connects error reporting and gives it what has waited. */
export function connectErrorSink(next: ErrorSink): void {
  sink = next;
  for (const [error, attribution] of waiting) next(error, attribution);
  waiting = [];
}
