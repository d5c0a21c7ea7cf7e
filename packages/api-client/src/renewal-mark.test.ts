import { markRenewed, renewedElsewhere } from './renewal-mark';
import { tokenExpiringIn } from './test-token';
import { tokenStore } from './token-store';

const dead = tokenExpiringIn(-60);
const fresh = tokenExpiringIn(600);

/** The locks of all tabs: asked for only where they are free. */
function installLocks() {
  const held = new Set<string>();
  const request = async (name: string, _options: unknown, work: (lock: object | null) => unknown) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({});
    } finally {
      held.delete(name);
    }
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return held;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  tokenStore.clear();
});

it('a token that nobody has renewed is not waited for', async () => {
  installLocks();
  tokenStore.write(dead);
  expect(await renewedElsewhere(dead)).toBeNull();
});

it('a token that has been renewed is waited for until storage has it here', async () => {
  installLocks();
  tokenStore.write(dead);
  await markRenewed(dead);
  const arriving = renewedElsewhere(dead);
  setTimeout(() => tokenStore.write(fresh), 50);
  expect(await arriving).toBe(fresh);
});

it('a renewed token that never arrives is given up, and the mark after a while', async () => {
  jest.useFakeTimers();
  const held = installLocks();
  tokenStore.write(dead);
  await markRenewed(dead);
  expect(held.size).toBe(1);
  const arriving = renewedElsewhere(dead);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await arriving).toBeNull();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(held.size).toBe(0);
  jest.useRealTimers();
});

it('without locks there is nothing to wait for', async () => {
  await markRenewed(dead);
  expect(await renewedElsewhere(dead)).toBeNull();
});
