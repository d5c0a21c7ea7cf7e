import { runtimeConfigSchema } from '@escale/contracts';
import * as Sentry from '@sentry/react';
import { createErrorReporter } from './error-reporter';
import { scrubEvent } from './scrub-event';
import { startSentry } from './start-sentry';
import { startTelemetry } from './start-telemetry';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

const config = {
  ...runtimeConfigSchema.cast({}),
  sentryDsn: 'https://key@sentry.test/1',
  environment: 'test',
};

describe('scrubEvent', () => {
  it('removes tokens, codes and passwords at any depth', () => {
    const event = {
      request: {
        url: `https://escale.test/reset-password?token=abc123&invitation=true`,
        headers: { Authorization: `Bearer ${token}`, Accept: 'text/html' },
      },
      breadcrumbs: [
        { message: `POST /api with ${token}`, data: { otpCode: '123456', password: 'hunter22' } },
      ],
    };
    const scrubbed = JSON.stringify(scrubEvent(event));
    for (const secret of ['abc123', token, '123456', 'hunter22']) expect(scrubbed).not.toContain(secret);
    expect(scrubbed).toContain('invitation=true');
    expect(scrubbed).toContain('text/html');
  });
});

describe('startTelemetry', () => {
  it('waits until the token of a link has left the address', () => {
    jest.useFakeTimers();
    const load = jest.fn(() => new Promise<never>(() => undefined));
    window.history.replaceState(null, '', '/reset-password?token=s3cret');
    startTelemetry(config, createErrorReporter(), load);
    jest.advanceTimersByTime(60_000);
    expect(load).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/reset-password');
    jest.advanceTimersByTime(1_000);
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('loads nothing where the deployment has set no DSN', () => {
    jest.useFakeTimers();
    const load = jest.fn(() => new Promise<never>(() => undefined));
    startTelemetry({ ...config, sentryDsn: '' }, createErrorReporter(), load);
    jest.advanceTimersByTime(60_000);
    expect(load).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});

describe('error reporting', () => {
  it('sends errors, including earlier ones, with their module and without secrets [§8-68]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sent: string[] = [];
    const transport = () => ({
      send: (envelope: unknown) => {
        sent.push(JSON.stringify(envelope));
        return Promise.resolve({ statusCode: 200 });
      },
      flush: () => Promise.resolve(true),
    });
    const reporter = createErrorReporter();
    reporter.setActive({ module: 'users', version: '1.2.3', owner: 'Équipe Comptes' });
    reporter.report(new Error(`early ${token}`));
    startSentry(config, reporter, { transport, integrations: [], tracesSampleRate: 1 });
    reporter.report(new Error('late, for /reset-password?token=s3cret'));
    Sentry.startSpan(
      { name: 'GET /reset-password?token=s3cret', attributes: { 'url.full': `/x?token=s3cret#${token}` } },
      () => undefined,
    );
    Sentry.captureEvent({ type: 'replay_event', ...{ urls: ['/reset-password?token=s3cret'] } });
    await Sentry.flush();
    const events = sent.filter((envelope) => envelope.includes('"exception"')).join('\n');
    expect(events).toContain('early');
    expect(events).toContain('late');
    expect(events).toContain('"module":"users"');
    expect(events).toContain('"version":"1.2.3"');
    const all = sent.join('\n');
    expect(all).toContain('"replay_event"');
    expect(all).toContain('GET /reset-password');
    expect(all).not.toContain(token);
    expect(all).not.toContain('s3cret');
  });
});

it('does not report the errors of other code in the page by itself', async () => {
  await Sentry.close();
  const send = jest.fn(() => Promise.resolve({ statusCode: 200 }));
  const transport = () => ({ send, flush: () => Promise.resolve(true) });
  startSentry(config, createErrorReporter(), { transport, integrations: [], tracesSampleRate: 0 });
  window.onerror?.('x', 'chrome-extension://abcdefgh/content.js', 1, 2, new Error('of an extension'));
  window.onunhandledrejection?.(
    Object.assign(new Event('unhandledrejection'), { reason: new Error('of an extension') }) as never,
  );
  await Sentry.flush();
  expect(JSON.stringify(send.mock.calls)).not.toContain('of an extension');
  expect(
    ['GlobalHandlers', 'BrowserApiErrors'].map((name) => Sentry.getClient()?.getIntegrationByName(name)),
  ).toEqual([undefined, undefined]);
});

it('samples all traces, a tenth of the sessions and every session with an error [§9-27]', async () => {
  await Sentry.close();
  startSentry(config, createErrorReporter(), { integrations: [] });
  expect(Sentry.getClient()?.getOptions()).toMatchObject({
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  });
});
