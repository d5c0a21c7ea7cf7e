import { throttlePresence } from './throttle-presence';

let told: string[];
let presence: ReturnType<typeof throttlePresence>;
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  presence = throttlePresence({
    arrived: (userId, { userAgent }) => told.push(`+${userId} ${userAgent}`),
    gone: (userId) => told.push(`-${userId}`),
  });
});
afterEach(() => {
  presence.stop();
  jest.useRealTimers();
});

const come = (userAgent = 'one', userId = 'awa') => presence.arrived(userId, { userAgent, returning: false });
const go = (userId = 'awa') => presence.gone(userId);

test('a user who keeps coming and going is announced once a minute', () => {
  for (let second = 0; second < 120; second += 1) {
    come();
    go();
    jest.advanceTimersByTime(1_000);
  }
  come('last');
  expect(told).toEqual(['+awa one', '-awa', '+awa one', '-awa', '+awa last']);
});

test('at the end of the minute the others see the final state', () => {
  come();
  go();
  come('two');
  come('three', 'moussa');
  expect([presence.isTold('awa'), presence.isTold('moussa')]).toEqual([false, true]);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['+awa one', '-awa', '+moussa three', '+awa two']);
  go();
  come();
  go();
  jest.advanceTimersByTime(120_000);
  expect(told.at(-1)).toBe('-awa');
  come('four');
  expect(told.at(-1)).toBe('+awa four');
});
