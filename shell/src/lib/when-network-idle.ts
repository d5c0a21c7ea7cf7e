const quietMs = 1_000;

/**
 * Runs work once the network has been idle for a second. `whenIdle` does not suffice: an idle browser may still be loading files.
 */
export function whenNetworkIdle(work: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver(wait);
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      observer.disconnect();
      work();
    }, quietMs);
  }
  observer.observe({ type: 'resource' });
  wait();
}
