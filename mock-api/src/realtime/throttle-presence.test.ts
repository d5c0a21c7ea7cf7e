import { throttlePresence } from './throttle-presence';

let announced: string[];
let presence: ReturnType<typeof throttlePresence>;
beforeEach(() => {
  jest.useFakeTimers();
  announced = [];
  presence = throttlePresence({
    onArrival: (userId, { userAgent }) => announced.push(`+${userId} ${userAgent}`),
    onDeparture: (userId) => announced.push(`-${userId}`),
  });
});
afterEach(() => {
  presence.stop();
  jest.useRealTimers();
});

const arrive = (userAgent = 'one', userId = 'awa') =>
  presence.onArrival(userId, { userAgent, returning: false });
const depart = (userId = 'awa') => presence.onDeparture(userId);

test('a user who keeps coming and going is announced once a minute', () => {
  for (let second = 0; second < 120; second += 1) {
    arrive();
    depart();
    jest.advanceTimersByTime(1_000);
  }
  arrive('last');
  expect(announced).toEqual(['+awa one', '-awa', '+awa one', '-awa', '+awa last']);
});

test('at the end of the minute the others see the final state', () => {
  arrive();
  depart();
  arrive('two');
  arrive('three', 'moussa');
  expect([presence.isAnnounced('awa'), presence.isAnnounced('moussa')]).toEqual([false, true]);
  jest.advanceTimersByTime(60_000);
  expect(announced).toEqual(['+awa one', '-awa', '+moussa three', '+awa two']);
  depart();
  arrive();
  depart();
  jest.advanceTimersByTime(120_000);
  expect(announced.at(-1)).toBe('-awa');
  arrive('four');
  expect(announced.at(-1)).toBe('+awa four');
});
