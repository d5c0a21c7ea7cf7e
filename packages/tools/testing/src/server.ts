import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/**
 * The API of the browser tests, started for each test file; a call without a handler fails the test.
 * `server.use(http.get(apiPath('/users'), …))` adds or overrides calls until the end of the test.
 */
export const server = setupServer(...handlers);
