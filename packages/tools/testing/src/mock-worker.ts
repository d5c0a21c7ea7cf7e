import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** Lets handlers answer the calls of a page, for a module that runs alone; all others go to the server of the page. */
export async function startMocks(handlers: readonly RequestHandler[]): Promise<void> {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
}
