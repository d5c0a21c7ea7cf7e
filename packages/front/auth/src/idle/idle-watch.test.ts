import { createIdleWatch } from './idle-watch';

const minuteMs = 60_000;
const idleLimitMs = 30 * minuteMs;
const startedAt = new Date('2026-11-20T09:00:00Z').getTime();

const onWarning = jest.fn<void, [number?]>();
const onEnd = jest.fn();
const isAlive = jest.fn<Promise<boolean>, []>();
let limitMs: number | null;
let watch: ReturnType<typeof createIdleWatch>;
let stop: () => void;

const dispatchUse = (event: Event = new KeyboardEvent('keydown')) => window.dispatchEvent(event);
const advanceTime = (ms: number) => jest.advanceTimersByTime(ms);
const endInLastWarning = () => onWarning.mock.lastCall?.[0];

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
  limitMs = idleLimitMs;
  watch = createIdleWatch({ limitMs: () => limitMs, onWarning, onEnd, isAlive });
  stop = watch.start();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('warns two minutes before the limit and ends at it', () => {
  advanceTime(28 * minuteMs - 1);
  expect(onWarning).not.toHaveBeenCalled();
  advanceTime(1);
  expect(onWarning.mock.calls).toEqual([[startedAt + idleLimitMs]]);
  advanceTime(2 * minuteMs - 1);
  expect(onEnd).not.toHaveBeenCalled();
  advanceTime(1);
  expect(onEnd).toHaveBeenCalled();
});

it.each(['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'wheel', 'touchmove'])(
  '%s counts as activity',
  (type) => {
    advanceTime(20 * minuteMs);
    dispatchUse(new Event(type));
    advanceTime(28 * minuteMs - 1);
    expect(onWarning).not.toHaveBeenCalled();
    advanceTime(1);
    expect(endInLastWarning()).toBe(startedAt + 20 * minuteMs + idleLimitMs);
  },
);

it('a page that moves under a pointer at rest does not count as activity', () => {
  advanceTime(20 * minuteMs);
  dispatchUse(Object.assign(new MouseEvent('pointermove'), { movementX: 0, movementY: 0 }));
  advanceTime(8 * minuteMs);
  expect(endInLastWarning()).toBe(startedAt + idleLimitMs);
});

it('activity in another tab counts here', () => {
  advanceTime(20 * minuteMs);
  dispatchUseInOtherTab();
  advanceTime(27 * minuteMs);
  expect(onWarning).not.toHaveBeenCalled();
});

it('while the warning is shown, neither keys nor the pointer dismiss it', () => {
  advanceTime(28 * minuteMs);
  for (const type of ['pointermove', 'keydown', 'click']) dispatchUse(new Event(type));
  expect(endInLastWarning()).toBe(startedAt + idleLimitMs);
  advanceTime(2 * minuteMs);
  expect(onEnd).toHaveBeenCalled();
});

it('an answer here or in another tab closes the warning', () => {
  advanceTime(29 * minuteMs);
  watch.recordUse();
  expect(endInLastWarning()).toBeUndefined();
  advanceTime(28 * minuteMs);
  expect(endInLastWarning()).toBe(startedAt + 29 * minuteMs + idleLimitMs);
  dispatchUseInOtherTab();
  expect(endInLastWarning()).toBeUndefined();
  expect(onEnd).not.toHaveBeenCalled();
});

describe('when only its clock says that the limit is reached', () => {
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
    sleep(180 * minuteMs);
    wake();
    wake();
    expect(seen.filter((event) => event === 'asked')).toHaveLength(1);
    expect(seen[0]).toBe('asked');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('a live session continues: the clock was set', async () => {
    isAlive.mockResolvedValue(true);
    for (const minutes of [60, -60, 31]) {
      sleep(minutes * minuteMs);
      dispatchUse();
      await untilAnswered();
    }
    expect(onWarning).not.toHaveBeenCalled();
    advanceTime(28 * minuteMs - 1);
    expect(onWarning).not.toHaveBeenCalled();
    advanceTime(2 * minuteMs + 1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('without an answer the warning is shown, and the session ends after its time', async () => {
    isAlive.mockResolvedValue(false);
    sleep(180 * minuteMs);
    dispatchUse();
    await untilAnswered();
    expect(endInLastWarning()).toBe(Date.now() + 2 * minuteMs);
    dispatchUse();
    advanceTime(2 * minuteMs - 1);
    expect(onEnd).not.toHaveBeenCalled();
    advanceTime(1_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(isAlive).toHaveBeenCalledTimes(1);
  });

  it('tabs that have no answer do not keep each other alive', async () => {
    isAlive.mockResolvedValue(false);
    sleep(180 * minuteMs);
    localStorage.setItem('escale.last-use', String(Date.now() - 28 * minuteMs));
    window.dispatchEvent(new StorageEvent('storage', { key: 'escale.last-use' }));
    advanceTime(2 * minuteMs + 1_000);
    expect(onEnd).toHaveBeenCalled();
    expect(isAlive).not.toHaveBeenCalled();
  });
});

it('warns at once when the machine wakes in the last two minutes', () => {
  sleep(29 * minuteMs);
  dispatchUse();
  expect(endInLastWarning()).toBe(startedAt + idleLimitMs);
});

it('continues from the last use after a reload; past the limit, asks the server', () => {
  for (const [minutes, asked] of [
    [29, 0],
    [2, 1],
  ] as const) {
    stop();
    advanceTime(minutes * minuteMs);
    stop = createIdleWatch({ limitMs: () => limitMs, onWarning, onEnd, isAlive }).start();
    expect(isAlive).toHaveBeenCalledTimes(asked);
  }
  expect(onEnd).not.toHaveBeenCalled();
});

it('counts from now when the clock was set back, and after the last use is forgotten', () => {
  jest.setSystemTime(startedAt - 180 * minuteMs);
  advanceTime(29 * minuteMs);
  expect(onWarning).toHaveBeenCalledTimes(1);
  watch.forget();
  advanceTime(27 * minuteMs);
  expect(endInLastWarning()).toBeUndefined();
});

it('without a limit there is neither warning nor end, and an open warning closes', () => {
  advanceTime(29 * minuteMs);
  limitMs = null;
  advanceTime(180 * minuteMs);
  expect(endInLastWarning()).toBeUndefined();
  expect(onEnd).not.toHaveBeenCalled();
});

it('warns for half the time when the limit is less than four minutes', () => {
  limitMs = minuteMs;
  advanceTime(30_000);
  expect(endInLastWarning()).toBe(startedAt + minuteMs);
});

it('stops', () => {
  stop();
  advanceTime(180 * minuteMs);
  dispatchUse();
  expect(onEnd).not.toHaveBeenCalled();
});
