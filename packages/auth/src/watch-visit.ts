const everyMs = 60_000;
const atMostEveryMs = 10_000;

/**
 * Has the session looked at where its end would be noticed late: when the window comes back into view or the network
 * returns, and each minute while the page is in view. Gives the function that ends it.
 */
export function watchVisit(verify: () => Promise<void>): () => void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < atMostEveryMs) return;
    lookedAt = Date.now();
    void verify();
  };
  const timer = setInterval(look, everyMs);
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', look);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
