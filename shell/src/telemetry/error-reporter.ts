/** The module to which an error is attributed. */
export interface Attribution {
  module: string;
  version: string;
  /** Name of the team. */
  owner: string;
}

export type ErrorSink = (error: unknown, attribution: Attribution) => void;

/** Collects errors for error reporting. */
export interface ErrorReporter {
  /** Reports an error; without an attribution, attributes it to the module in view. */
  report: (error: unknown, attribution?: Attribution) => void;
  /** Sets the module whose page is in view. */
  setActive: (attribution: Attribution) => void;
  /** Returns the module whose page is in view. */
  active: () => Attribution;
  /** Connects error reporting, and sends the queued errors. */
  connect: (sink: ErrorSink) => void;
}

/** The attribution of pages that belong to no module. */
export const shellAttribution: Attribution = { module: 'shell', version: '', owner: '' };

const maxQueuedErrors = 20;

/** Returns the console arguments for the cause of an error, since some consoles print only the error itself. */
function causeArguments(error: unknown): unknown[] {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? [] : ['caused by', cause];
}

/** Creates a reporter that queues the first few errors until error reporting is connected. */
export function createErrorReporter(): ErrorReporter {
  let queued: [unknown, Attribution][] = [];
  let sink: ErrorSink | null = null;
  let active = shellAttribution;
  return {
    report: (error, attribution = active) => {
      console.error(`[${attribution.module}@${attribution.version}]`, error, ...causeArguments(error));
      if (sink) sink(error, attribution);
      else if (queued.length < maxQueuedErrors) queued.push([error, attribution]);
    },
    setActive: (attribution) => {
      active = attribution;
    },
    active: () => active,
    connect: (next) => {
      sink = next;
      for (const [error, attribution] of queued) next(error, attribution);
      queued = [];
    },
  };
}
