import type { RuntimeConfig } from '@escale/contracts';
import { whenIdle } from '../../when-idle';
import { reportError } from './report-error';

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
