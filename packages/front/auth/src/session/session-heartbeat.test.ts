import { startSessionHeartbeat } from './session-heartbeat';

const verify = jest.fn(() => Promise.resolve());
let stop: () => void;

const setVisibility = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });

const wakeEvents: [string, () => unknown][] = [
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['online', () => window.dispatchEvent(new Event('online'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
];

beforeEach(() => {
  jest.useFakeTimers();
  verify.mockClear();
  stop = startSessionHeartbeat(verify);
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
});

it('checks every minute', () => {
  jest.advanceTimersByTime(3 * 60_000);
  expect(verify).toHaveBeenCalledTimes(3);
});

it.each(wakeEvents)('checks on %s', (_name, dispatch) => {
  jest.setSystemTime(Date.now() + 10_000);
  dispatch();
  expect(verify).toHaveBeenCalledTimes(1);
});

it('checks at most once per 10 s', () => {
  jest.setSystemTime(Date.now() + 9_999);
  for (const [, dispatch] of wakeEvents) dispatch();
  expect(verify).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 1);
  for (const [, dispatch] of wakeEvents) dispatch();
  expect(verify).toHaveBeenCalledTimes(1);
});

it('does not check while the page is hidden', () => {
  setVisibility('hidden');
  jest.advanceTimersByTime(10 * 60_000);
  expect(verify).not.toHaveBeenCalled();
});

it('stops', () => {
  stop();
  jest.advanceTimersByTime(60_000);
  for (const [, dispatch] of wakeEvents) dispatch();
  expect(verify).not.toHaveBeenCalled();
});
