export interface Background {
  /** Runs fire-and-forget work; failures are reported. */
  run: (work: Promise<void>) => void;
  /** Resolves when all of it is done. */
  settled: () => Promise<void>;
}

export function createBackground(onFailure: (error: unknown) => void): Background {
  const underway = new Set<Promise<void>>();
  return {
    run: (work) => {
      const settled = work.catch(onFailure).finally(() => underway.delete(settled));
      underway.add(settled);
    },
    settled: async () => {
      await Promise.all(underway);
    },
  };
}
