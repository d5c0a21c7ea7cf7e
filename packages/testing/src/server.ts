import { setupServer } from 'msw/node';

/** The API of the tests, started for every browser test; `server.use(http.get('/api/…', …))` overrides one call. */
export const server = setupServer();
