import { resetApiState } from './api-state';
import { server } from './server';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  server.resetHandlers();
  resetApiState();
});

afterAll(() => server.close());
