import type { RuntimeConfig } from '@escale/contracts';
import { whenIdle } from '../when-idle';
import { reportError } from './report-error';

const lookAgainMs = 200;

/** The token of a mailed link leaves the address once its page has loaded; until then nothing may note addresses. */
function whenAddressIsClean(work: () => void): void {
  if (!/[?&]token=/.test(window.location.search)) work();
  else setTimeout(() => whenAddressIsClean(work), lookAgainMs);
}

const loadSentry = () => import('./start-sentry');

/** Loads error reporting after the first paint, where the deployment has set a DSN (§8, §9). */
export function startTelemetry(config: RuntimeConfig, load = loadSentry): void {
  if (config.sentryDsn === '') return;
  const begin = () =>
    load()
      .then(({ startSentry }) => startSentry(config))
      .catch((error: unknown) => reportError(error));
  whenIdle(() => whenAddressIsClean(() => void begin()));
}
