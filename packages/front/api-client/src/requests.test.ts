import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { object } from 'yup';
import { getJson } from './requests';

const server = setupServer(http.get('*/api/data', () => HttpResponse.json({}, { status: 500 })));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('the stack of a failure names the caller', async () => {
  const failures: Error[] = [];
  function moduleThatCalls() {
    return getJson('/data', object());
  }
  await new Promise<void>((resolve) => {
    moduleThatCalls().catch((error: unknown) => {
      failures.push(error as Error);
      resolve();
    });
  });
  expect(failures[0]?.stack).toContain('moduleThatCalls');
});
