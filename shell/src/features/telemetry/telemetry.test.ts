import * as Sentry from '@sentry/react';
import { reportError, setActiveModule } from './report-error';
import { scrubEvent } from './scrub-event';
import { startSentry } from './start-sentry';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

describe('scrubEvent', () => {
  it('takes tokens, codes and passwords out, at any depth', () => {
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

describe('error reporting', () => {
  it('sends errors, also those from before it was ready, with their module and without secrets', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sent: string[] = [];
    const transport = () => ({
      send: (envelope: unknown) => {
        sent.push(JSON.stringify(envelope));
        return Promise.resolve({ statusCode: 200 });
      },
      flush: () => Promise.resolve(true),
    });
    setActiveModule({ module: 'users', version: '1.2.3', owner: 'Équipe Comptes' });
    reportError(new Error(`early ${token}`));
    startSentry(
      {
        sentryDsn: 'https://key@sentry.test/1',
        environment: 'test',
        showAccessDenied: true,
        allowedOrigins: [],
        moduleOverride: false,
      },
      { transport, integrations: [], tracesSampleRate: 0 },
    );
    reportError(new Error('late, for /reset-password?token=s3cret'));
    await Sentry.flush();
    const events = sent.filter((envelope) => envelope.includes('"exception"')).join('\n');
    expect(events).toContain('early');
    expect(events).toContain('late');
    expect(events).toContain('"module":"users"');
    expect(events).toContain('"version":"1.2.3"');
    expect(events).not.toContain(token);
    expect(events).not.toContain('s3cret');
  });
});
