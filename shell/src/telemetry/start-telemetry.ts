import type { RuntimeConfig } from '@escale/contracts';
import { whenIdle } from '../lib/when-idle';
import type { ErrorReporter } from './error-reporter';

const recheckMs = 200;

/** Runs work once the address no longer contains the token of a mailed link, since telemetry would record that token. */
function whenAddressIsClean(work: () => void): void {
  if (!/[?&]token=/.test(window.location.search)) work();
  else setTimeout(() => whenAddressIsClean(work), recheckMs);
}

const loadSentry = () => import('./start-sentry');

/** Loads error reporting after the first paint, if the deployment has set a DSN (§8, §9). */
export function startTelemetry(config: RuntimeConfig, reporter: ErrorReporter, load = loadSentry): void {
  if (config.sentryDsn === '') return;
  const begin = () =>
    load()
      .then(({ startSentry }) => startSentry(config, reporter))
      .catch((error: unknown) => reporter.report(error));
  whenIdle(() => whenAddressIsClean(() => void begin()));
}
