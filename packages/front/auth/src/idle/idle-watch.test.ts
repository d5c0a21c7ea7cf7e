import { createIdleWatch } from './idle-watch';

const minute = 60_000;
const limit = 30 * minute;
const startedAt = new Date('2026-11-20T09:00:00Z').getTime();

const onWarning = jest.fn<void, [number?]>();
const onEnd = jest.fn();
const isAlive = jest.fn<Promise<boolean>, []>();
let limitMs: number | null;
let watch: ReturnType<typeof createIdleWatch>;
let stop: () => void;

const dispatchUse = (event: Event = new KeyboardEvent('keydown')) => window.dispatchEvent(event);
const advanceTime = (ms: number) => jest.advanceTimersByTime(ms);
const warned = () => onWarning.mock.lastCall?.[0];

let clockJumpMs = 0;

/** Simulates a machine that sleeps, or whose clock is set: only the clock advances, and no timer runs. */
const sleep = (ms: number) => {
  clockJumpMs += ms;
  jest.setSystemTime(Date.now() + ms);
};

const untilAnswered = () => jest.advanceTimersByTimeAsync(0);

const dispatchUseInOtherTab = () => {
  localStorage.setItem('escale.last-use', String(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: 'escale.last-use' }));
};

beforeEach(() => {
  jest.useFakeTimers({ now: startedAt });
  jest.resetAllMocks();
  clockJumpMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - startedAt - clockJumpMs);
  isAlive.mockReturnValue(new Promise(() => undefined));
  localStorage.clear();
  limitMs = limit;
  watch = createIdleWatch({ limitMs: () => limitMs, onWarning, onEnd, isAlive });
  stop = watch.start();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('warns two minutes before the limit and ends at it', () => {
  advanceTime(28 * minute - 1);
  expect(onWarning).not.toHaveBeenCalled();
  advanceTime(1);
  expect(onWarning.mock.calls).toEqual([[startedAt + limit]]);
  advanceTime(2 * minute - 1);
  expect(onEnd).not.toHaveBeenCalled();
  advanceTime(1);
  expect(onEnd).toHaveBeenCalled();
});

it.each(['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'wheel', 'touchmove'])(
  '%s is a use',
  (type) => {
    advanceTime(20 * minute);
    dispatchUse(new Event(type));
    advanceTime(28 * minute - 1);
    expect(onWarning).not.toHaveBeenCalled();
    advanceTime(1);
    expect(warned()).toBe(startedAt + 20 * minute + limit);
  },
);

it('a page that moves under a pointer at rest is not a use', () => {
  advanceTime(20 * minute);
  dispatchUse(Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 0 }));
  advanceTime(8 * minute);
  expect(warned()).toBe(startedAt + limit);
});

it('a use in another tab counts here', () => {
  advanceTime(20 * minute);
  dispatchUseInOtherTab();
  advanceTime(27 * minute);
  expect(onWarning).not.toHaveBeenCalled();
});

it('while the warning is shown, neither keys nor the pointer are an answer', () => {
  advanceTime(28 * minute);
  for (const type of ['pointermove', 'keydown', 'click']) dispatchUse(new Event(type));
  expect(warned()).toBe(startedAt + limit);
  advanceTime(2 * minute);
  expect(onEnd).toHaveBeenCalled();
});

it('an answer here or in another tab takes the warning away', () => {
  advanceTime(29 * minute);
  watch.recordUse();
  expect(warned()).toBeUndefined();
  advanceTime(28 * minute);
  expect(warned()).toBe(startedAt + 29 * minute + limit);
  dispatchUseInOtherTab();
  expect(warned()).toBeUndefined();
  expect(onEnd).not.toHaveBeenCalled();
});

describe('when its clock alone says that the limit is reached', () => {
  it.each([
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['a key', () => dispatchUse()],
  ])('the server is asked on %s, before anything else', (_name, wake) => {
    const seen: string[] = [];
    isAlive.mockImplementation(() => {
      seen.push('asked');
      return new Promise(() => undefined);
    });
    document.addEventListener('visibilitychange', () => seen.push('page'), { once: true });
    sleep(180 * minute);
    wake();
    wake();
    expect(seen.filter((event) => event === 'asked')).toHaveLength(1);
    expect(seen[0]).toBe('asked');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('a living session continues: the clock was set', async () => {
    isAlive.mockResolvedValue(true);
    for (const minutes of [60, -60, 31]) {
      sleep(minutes * minute);
      dispatchUse();
      await untilAnswered();
    }
    expect(onWarning).not.toHaveBeenCalled();
    advanceTime(28 * minute - 1);
    expect(onWarning).not.toHaveBeenCalled();
    advanceTime(2 * minute + 1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('without an answer the warning is shown, and the session ends after its time', async () => {
    isAlive.mockResolvedValue(false);
    sleep(180 * minute);
    dispatchUse();
    await untilAnswered();
    expect(warned()).toBe(Date.now() + 2 * minute);
    dispatchUse();
    advanceTime(2 * minute - 1);
    expect(onEnd).not.toHaveBeenCalled();
    advanceTime(1_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(isAlive).toHaveBeenCalledTimes(1);
  });

  it('tabs that have no answer do not keep each other alive', async () => {
    isAlive.mockResolvedValue(false);
    sleep(180 * minute);
    localStorage.setItem('escale.last-use', String(Date.now() - 28 * minute));
    window.dispatchEvent(new StorageEvent('storage', { key: 'escale.last-use' }));
    advanceTime(2 * minute + 1_000);
    expect(onEnd).toHaveBeenCalled();
    expect(isAlive).not.toHaveBeenCalled();
  });
});

it('warns at once when the machine wakes in the last two minutes', () => {
  sleep(29 * minute);
  dispatchUse();
  expect(warned()).toBe(startedAt + limit);
});

it('continues from the last use after a reload; past the limit, asks the server', () => {
  for (const [minutes, asked] of [
    [29, 0],
    [2, 1],
  ] as const) {
    stop();
    advanceTime(minutes * minute);
    stop = createIdleWatch({ limitMs: () => limitMs, onWarning, onEnd, isAlive }).start();
    expect(isAlive).toHaveBeenCalledTimes(asked);
  }
  expect(onEnd).not.toHaveBeenCalled();
});

it('counts from now when the clock was set back, and after the last use is forgotten', () => {
  jest.setSystemTime(startedAt - 180 * minute);
  advanceTime(29 * minute);
  expect(onWarning).toHaveBeenCalledTimes(1);
  watch.forget();
  advanceTime(27 * minute);
  expect(warned()).toBeUndefined();
});

it('without a limit there is neither warning nor end, and a warning goes', () => {
  advanceTime(29 * minute);
  limitMs = null;
  advanceTime(180 * minute);
  expect(warned()).toBeUndefined();
  expect(onEnd).not.toHaveBeenCalled();
});

it('warns for half of a limit of less than four minutes', () => {
  limitMs = minute;
  advanceTime(30_000);
  expect(warned()).toBe(startedAt + minute);
});

it('stops', () => {
  stop();
  advanceTime(180 * minute);
  dispatchUse();
  expect(onEnd).not.toHaveBeenCalled();
});
