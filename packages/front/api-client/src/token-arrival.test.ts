import { tokenExpiringIn } from './test-token';
import { isFresh, isExpiryTimeKnown } from './token-arrival';
import { readClaims } from './token-claims';
import { tokenStore } from './token-store';

const minuteMs = 60_000;
const serverTime = new Date('2026-11-20T09:00:00Z').getTime();

/** Sets the time to the server's, and returns a token that the server issues at that time for ten minutes. */
function issueToken(): string {
  jest.setSystemTime(serverTime);
  return tokenExpiringIn(600);
}

/** Milliseconds that have passed for the page, whatever time the clock shows. */
let passedMs = 0;

const advanceTime = (ms: number) => {
  passedMs += ms;
  jest.setSystemTime(Date.now() + ms);
};

/** Moves the wall clock by some minutes; `passedMs` stays the same. */
const shiftClock = (minutes: number) => jest.setSystemTime(Date.now() + minutes * minuteMs);

/** Simulates a reload of the page, which clears everything in memory. */
function reload(): void {
  const kept = Object.entries(localStorage);
  tokenStore.clear();
  for (const [key, value] of kept) localStorage.setItem(key, String(value));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => passedMs);
});
afterEach(() => {
  jest.restoreAllMocks();
  tokenStore.clear();
  jest.useRealTimers();
});

describe.each([-60, -2, -0.5, 0, 2, 60])('a clock that is %d minutes ahead of the server', (ahead) => {
  it.each([
    ['in the page to which it came', () => undefined],
    ['after a reload', reload],
  ])('%s, a token is fresh for its lifetime', (_where, happen) => {
    const token = issueToken();
    shiftClock(ahead);
    tokenStore.write(token);
    happen();
    expect(isFresh(token)).toBe(true);
    advanceTime(589_000);
    expect(isFresh(token)).toBe(true);
    advanceTime(2_000);
    expect(isFresh(token)).toBe(false);
  });
});

describe('a clock that is set while the page is open', () => {
  it.each([-60, -2, 2])('by %d minutes keeps no token fresh beyond its lifetime', (minutes) => {
    const token = issueToken();
    tokenStore.write(token);
    shiftClock(minutes);
    advanceTime(591_000);
    expect(isFresh(token)).toBe(false);
  });

  it.each([-60, 60])('by %d minutes causes at most one refresh', (minutes) => {
    tokenStore.write(issueToken());
    shiftClock(minutes);
    const next = tokenExpiringIn(600);
    tokenStore.write(next);
    expect(isFresh(next)).toBe(true);
    advanceTime(589_000);
    expect(isFresh(next)).toBe(true);
  });

  it('back lets the API decide whether a token of an earlier page has expired', () => {
    const token = issueToken();
    tokenStore.write(token);
    expect(isExpiryTimeKnown(token)).toBe(true);
    shiftClock(-2);
    reload();
    expect(isExpiryTimeKnown(token)).toBe(false);
  });
});

it('the sleep of the machine counts', () => {
  const token = issueToken();
  tokenStore.write(token);
  shiftClock(11);
  expect(isFresh(token)).toBe(false);
});

it('for a token whose arrival was not seen, only its lifetime counts', () => {
  tokenStore.write(tokenExpiringIn(300));
  expect(isFresh(tokenExpiringIn(600))).toBe(true);
  expect(isFresh(tokenExpiringIn(-60))).toBe(false);
});

it('a token without a lifetime counts as fresh once it has arrived, until the API refuses it', () => {
  const token = `h.${btoa('{"exp":1}')}.s`;
  expect(isFresh(token)).toBe(false);
  tokenStore.write(token);
  expect(isFresh(token)).toBe(true);
  expect(isExpiryTimeKnown(token)).toBe(false);
});

it.each(['', 'garbage', 'a.b.c', `h.${btoa('{"exp":"soon"}')}.s`])('%j has no claims', (token) => {
  expect(readClaims(token)).toBeNull();
  expect(isFresh(token)).toBe(false);
});
