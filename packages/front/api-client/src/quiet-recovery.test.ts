import { QueryObserver, MutationObserver } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { createQueryClient } from './query-client';

const failure = jest.fn();
const client = createQueryClient({ failure, endFailures: jest.fn() });

const call = jest.fn<Promise<string>, []>();
const failCalls = () => call.mockRejectedValue(new ApiError({ kind: 'network' }));

/** Shows a query on a page; resolves after its first failure. */
async function openPage() {
  const page = new QueryObserver(client, { queryKey: ['page'], queryFn: call, retryDelay: 0 });
  const shown: string[] = [];
  const close = page.subscribe(({ data, status }) => shown.push(data ?? status));
  await jest.advanceTimersByTimeAsync(10);
  return { shown, close, last: () => page.getCurrentResult() };
}

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  failure.mockReset();
  call.mockReset();
  client.mount();
  setOnline(false);
});

afterEach(() => {
  setOnline(true);
  client.clear();
  client.unmount();
  jest.useRealTimers();
});

describe('without a network', () => {
  it('shows the failure of a page without data, says it once, and asks again quietly until there is an answer', async () => {
    failCalls();
    const page = await openPage();
    expect(page.last().status).toBe('error');
    expect(failure.mock.calls).toEqual([['Erreur de connexion réseau.', {}]]);
    const before = call.mock.calls.length;
    page.shown.length = 0;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(call).toHaveBeenCalledTimes(before + 3);
    call.mockResolvedValue('there');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(page.shown).toEqual(['there']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(before + 4);
    expect(failure).toHaveBeenCalledTimes(1);
    page.close();
  });

  it('asks at once when the network returns', async () => {
    failCalls();
    const page = await openPage();
    call.mockResolvedValue('there');
    setOnline(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(page.last().data).toBe('there');
    expect(failure).toHaveBeenCalledTimes(1);
    page.close();
  });

  it('asks once each time, however often a person has tried in between', async () => {
    failCalls();
    const page = await openPage();
    void page.last().refetch();
    await jest.advanceTimersByTimeAsync(10);
    void page.last().refetch();
    await jest.advanceTimersByTimeAsync(10);
    const before = call.mock.calls.length;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(call).toHaveBeenCalledTimes(before + 1);
    page.close();
  });

  it('asks at once for a page that comes back after the network, however soon', async () => {
    failCalls();
    const left = await openPage();
    left.close();
    setOnline(true);
    await jest.advanceTimersByTimeAsync(0);
    call.mockResolvedValue('there');
    const back = await openPage();
    expect(back.last().data).toBe('there');
    back.close();
  });

  it('asks no more for a page that was left, or when the answer is a refusal', async () => {
    failCalls();
    const left = await openPage();
    left.close();
    const before = call.mock.calls.length;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(call).toHaveBeenCalledTimes(before);
    const refused = await openPage();
    const error = new ApiError({ kind: 'not-found' });
    call.mockRejectedValue(error);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(refused.last().error).toBe(error);
    const asked = call.mock.calls.length;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(call).toHaveBeenCalledTimes(asked);
    refused.close();
  });

  it('keeps old data and says nothing, since the page says that it is offline', async () => {
    client.setQueryData(['page'], 'old');
    failCalls();
    const page = await openPage();
    void page.last().refetch();
    await jest.advanceTimersByTimeAsync(10);
    expect(page.last()).toMatchObject({ data: 'old', status: 'error' });
    expect(failure).not.toHaveBeenCalled();
    page.close();
  });

  it('refuses a change at once and never sends it later', async () => {
    const send = jest.fn(() => Promise.reject(new ApiError({ kind: 'network' })));
    const change = new MutationObserver(client, {
      mutationFn: send,
      meta: { failure: () => 'Erreur: rien' },
    });
    await expect(change.mutate()).rejects.toThrow('network');
    expect(failure.mock.calls).toEqual([
      ['Erreur: rien', { detail: 'Erreur de connexion réseau.', subject: expect.any(String) as string }],
    ]);
    setOnline(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
