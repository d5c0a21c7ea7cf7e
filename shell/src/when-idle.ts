/** Runs work once the first page is painted and the browser is idle. */
export function whenIdle(work: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(work, { timeout: 5_000 })
      : setTimeout(work, 1);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
