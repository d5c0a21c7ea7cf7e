/**
 * Runs work after the document has loaded, once the browser is idle, at the latest after 5 s. Returns a function that cancels the
 * work.
 */
export function whenIdle(work: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const run = () => {
    if (!signal.aborted) work();
  };
  const schedule = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5_000 });
    else setTimeout(run, 1);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true, signal });
  return () => controller.abort();
}

/** Runs pieces of work one after the other, each when the browser is idle. Returns a function that cancels the rest. */
export function runInIdleSteps([first, ...rest]: readonly (() => void)[]): () => void {
  if (first === undefined) return () => undefined;
  let cancel = whenIdle(() => {
    cancel = runInIdleSteps(rest);
    first();
  });
  return () => cancel();
}
