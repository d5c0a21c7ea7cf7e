import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/**
 * Lets handlers answer the calls of a page, for a standalone module. All other calls go to the
 * page's server.
 */
export async function startMocks(handlers: readonly RequestHandler[]): Promise<void> {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
