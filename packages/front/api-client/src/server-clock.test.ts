import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiClient } from './client';
import { serverNow } from './server-clock';

const minuteMs = 60_000;
const server = setupServer();
let passedMs = 0;

const mockServerTime = (date: string) =>
  server.use(
    http.get('*/api/data', () => HttpResponse.json({}, { headers: { date: new Date(date).toUTCString() } })),
  );

/** Advances time, independently of the browser's clock. */
const advanceTime = (ms: number) => {
  passedMs += ms;
  jest.setSystemTime(Date.now() + ms);
};
const shiftClock = (minutes: number) => jest.setSystemTime(Date.now() + minutes * minuteMs);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'],
  });
  jest.spyOn(performance, 'now').mockImplementation(() => passedMs);
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
afterAll(() => server.close());

it('without an answer the clock of the browser counts', () => {
  expect(serverNow()).toBe(Date.now());
});

it.each([-60, -2, 0, 2, 60])(
  'with a clock that is %d minutes ahead, time is counted from an answer',
  async (ahead) => {
    jest.setSystemTime(new Date('2026-11-20T09:00:00Z'));
    shiftClock(ahead);
    mockServerTime('2026-11-20T09:00:00Z');
    await apiClient.get('/data');
    advanceTime(5 * minuteMs);
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T09:05:00.000Z');
  },
);

it('a refusal carries the time of the server too, and setting the clock back changes nothing', async () => {
  const headers = { date: new Date('2026-11-20T10:00:00Z').toUTCString() };
  server.use(http.get('*/api/data', () => HttpResponse.json({ success: false }, { status: 404, headers })));
  await apiClient.get('/data').catch(() => undefined);
  shiftClock(-60);
  advanceTime(minuteMs);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T10:01:00.000Z');
});

it('the sleep of the machine counts, though the monotonic clock may stop meanwhile', async () => {
  jest.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  mockServerTime('2026-11-20T09:00:00Z');
  await apiClient.get('/data');
  shiftClock(30);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T09:30:00.000Z');
});
