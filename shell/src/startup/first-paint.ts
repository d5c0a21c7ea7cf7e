/** A browser that draws no frame is not waited for. */
const longestWaitMs = 100;

/**
 * Resolves once the screen of the document has been painted: at once where the document shows none, or nobody looks at it.
 * On a fast line the scripts are there before the first paint, and would run before it.
 */
export function firstPaint(page: Document): Promise<void> {
  const isShown = page.documentElement.dataset.first !== undefined && page.visibilityState === 'visible';
  if (!isShown || performance.getEntriesByType('paint').length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    // A frame that was drawn before the first script is reported after it; the next one may be far.
    const report = new PerformanceObserver(() => {
      report.disconnect();
      resolve();
    });
    report.observe({ type: 'paint', buffered: true });
    // The second frame begins when the first one is on its way to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, longestWaitMs);
  });
}
