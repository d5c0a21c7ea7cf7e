import { renderApp, screen } from '@escale/testing';
import { UnreachableScreen } from './start-screen';

const health = jest.fn<Promise<Response>, [string]>();
const retry = jest.fn<Promise<void>, []>(() => Promise.resolve());

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => health(address as string));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('when the server did not answer', () => {
  it('checks the health of the server every 5 to 10 s, and tries again once it is well', async () => {
    health
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(new Response('', { status: 502 }));
    renderApp(<UnreachableScreen retry={retry} />);
    expect(screen.getByText('Le serveur ne répond pas')).toBeVisible();
    await jest.advanceTimersByTimeAsync(4_900);
    expect(health).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(5_100);
    expect(health.mock.calls).toEqual([['/api/health']]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(health.mock.calls.length).toBeGreaterThan(1);
    expect(retry).not.toHaveBeenCalled();
    health.mockResolvedValue(new Response('{}'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(retry).toHaveBeenCalledTimes(1);
    const { length } = health.mock.calls;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(health.mock.calls).toHaveLength(length);
  });

  it('stops checking once the screen is gone', async () => {
    renderApp(<UnreachableScreen retry={retry} />).unmount();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(health).not.toHaveBeenCalled();
  });
});
