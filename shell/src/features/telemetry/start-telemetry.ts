import type { RuntimeConfig } from '@escale/contracts';
import { reportError } from './report-error';

/** Runs work once the first page is painted and the browser is idle. */
function whenIdle(work: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(work, { timeout: 5_000 })
      : setTimeout(work, 1);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/** Loads error reporting after the first paint, where the deployment has set a DSN (§8, §9). */
export function startTelemetry(loadConfig: () => Promise<RuntimeConfig>): void {
  whenIdle(() => {
    void loadConfig()
      .then(async (config) => {
        if (config.sentryDsn === '') return;
        const { startSentry } = await import('./start-sentry');
        startSentry(config);
      })
      .catch((error: unknown) => reportError(error));
  });
}
