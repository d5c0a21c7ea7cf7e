import type { RuntimeConfig } from '@escale/contracts';
import * as Sentry from '@sentry/react';
import type { ErrorReporter } from './error-reporter';
import { scrubEvent } from './scrub-event';

/** Sampling rates of §9. */
const sampleRates = { traces: 1, replays: 0.1, replaysOnError: 1 };

/**
 * The integrations that this application does not use. They report every error in the page as ours,
 * even that of an extension, and add their own frames to every stack. The crash boundary reports
 * our errors instead.
 */
const excludedIntegrations: readonly string[] = ['GlobalHandlers', 'BrowserApiErrors'];

/** Removes the query string of a request, which may contain the user's search text. */
function withoutQuery(breadcrumb: Sentry.Breadcrumb): Sentry.Breadcrumb {
  const url: unknown = breadcrumb.data?.url;
  if (typeof url !== 'string') return breadcrumb;
  return { ...breadcrumb, data: { ...breadcrumb.data, url: url.split('?', 1)[0] } };
}

/** Starts Sentry: texts and inputs are masked, secrets removed, module and version attached to each event. */
export function startSentry(
  config: RuntimeConfig,
  reporter: ErrorReporter,
  overrides: Partial<Sentry.BrowserOptions> = {},
): void {
  Sentry.init({
    dsn: config.sentryDsn,
    environment: config.environment,
    tracesSampleRate: sampleRates.traces,
    replaysSessionSampleRate: sampleRates.replays,
    replaysOnErrorSampleRate: sampleRates.replaysOnError,
    defaultIntegrations: Sentry.getDefaultIntegrations({}).filter(
      ({ name }) => !excludedIntegrations.includes(name),
    ),
    integrations: [
      Sentry.browserTracingIntegration(),
      Sentry.replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        beforeAddRecordingEvent: (event) => scrubEvent(event),
      }),
    ],
    beforeSend: (event) => scrubEvent({ ...event, tags: { ...reporter.active(), ...event.tags } }),
    beforeSendSpan: (span) =>
      scrubEvent({ ...span, attributes: { ...reporter.active(), ...span.attributes } }),
    beforeBreadcrumb: (breadcrumb) => scrubEvent(withoutQuery(breadcrumb)),
    ...overrides,
  });
  // The `beforeSend` hooks do not cover replays and envelope headers.
  Sentry.addEventProcessor((event) => scrubEvent(event));
  Sentry.getClient()?.on('beforeEnvelope', ([header]) => {
    Object.assign(header, scrubEvent(header));
  });
  reporter.connect((error, attribution) => Sentry.captureException(error, { tags: { ...attribution } }));
}
