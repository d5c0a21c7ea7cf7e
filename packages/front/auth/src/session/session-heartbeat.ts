const heartbeatMs = 60_000;
const minIntervalMs = 10_000;

/**
 * Checks the session every minute, and when the window regains focus, the page becomes visible or
 * the network returns. Checks only while the page is visible, and at most once per 10 s. Returns
 * the function that stops the heartbeat.
 */
export function startSessionHeartbeat(verify: () => Promise<void>): () => void {
  let lastCheckAt = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheckAt < minIntervalMs) return;
    lastCheckAt = Date.now();
    void verify();
  };
  const timer = setInterval(check, heartbeatMs);
  window.addEventListener('focus', check);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', check);
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
  };
}
