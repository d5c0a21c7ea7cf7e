import { QueryObserver, MutationObserver } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { createQueryClient } from './query-client';

const showFailure = jest.fn();
const client = createQueryClient({ failure: showFailure, endFailures: jest.fn() });

const fetchData = jest.fn<Promise<string>, []>();
const failFetches = () => fetchData.mockRejectedValue(new ApiError({ kind: 'network' }));

/** Shows a query on a page; resolves after its first failure. */
async function openPage() {
  const page = new QueryObserver(client, { queryKey: ['page'], queryFn: fetchData, retryDelay: 0 });
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
  showFailure.mockReset();
  fetchData.mockReset();
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
  it('shows the failure of a page without data, toasts it once, and retries silently until an answer', async () => {
    failFetches();
    const page = await openPage();
    expect(page.last().status).toBe('error');
    expect(showFailure.mock.calls).toEqual([['Erreur de connexion réseau.', {}]]);
    const before = fetchData.mock.calls.length;
    page.shown.length = 0;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(fetchData).toHaveBeenCalledTimes(before + 3);
    fetchData.mockResolvedValue('there');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(page.shown).toEqual(['there']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetchData).toHaveBeenCalledTimes(before + 4);
    expect(showFailure).toHaveBeenCalledTimes(1);
    page.close();
  });

  it('retries at once when the network returns', async () => {
    failFetches();
    const page = await openPage();
    fetchData.mockResolvedValue('there');
    setOnline(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(page.last().data).toBe('there');
    expect(showFailure).toHaveBeenCalledTimes(1);
    page.close();
  });

  it('sends one retry each time, however often the user has tried in between', async () => {
    failFetches();
    const page = await openPage();
    void page.last().refetch();
    await jest.advanceTimersByTimeAsync(10);
    void page.last().refetch();
    await jest.advanceTimersByTimeAsync(10);
    const before = fetchData.mock.calls.length;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetchData).toHaveBeenCalledTimes(before + 1);
    page.close();
  });

  it('retries at once for a page that is opened again after the network has returned', async () => {
    failFetches();
    const left = await openPage();
    left.close();
    setOnline(true);
    await jest.advanceTimersByTimeAsync(0);
    fetchData.mockResolvedValue('there');
    const back = await openPage();
    expect(back.last().data).toBe('there');
    back.close();
  });

  it('stops retrying for a page that was left, and after a refusal', async () => {
    failFetches();
    const left = await openPage();
    left.close();
    const before = fetchData.mock.calls.length;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(fetchData).toHaveBeenCalledTimes(before);
    const refused = await openPage();
    const error = new ApiError({ kind: 'not-found' });
    fetchData.mockRejectedValue(error);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(refused.last().error).toBe(error);
    const asked = fetchData.mock.calls.length;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(fetchData).toHaveBeenCalledTimes(asked);
    refused.close();
  });

  it('keeps old data and says nothing, since the page says that it is offline', async () => {
    client.setQueryData(['page'], 'old');
    failFetches();
    const page = await openPage();
    void page.last().refetch();
    await jest.advanceTimersByTimeAsync(10);
    expect(page.last()).toMatchObject({ data: 'old', status: 'error' });
    expect(showFailure).not.toHaveBeenCalled();
    page.close();
  });

  it('refuses a change at once and never sends it later', async () => {
    const send = jest.fn(() => Promise.reject(new ApiError({ kind: 'network' })));
    const change = new MutationObserver(client, {
      mutationFn: send,
      meta: { failure: () => 'Erreur: rien' },
    });
    await expect(change.mutate()).rejects.toThrow('network');
    expect(showFailure.mock.calls).toEqual([
      ['Erreur: rien', { detail: 'Erreur de connexion réseau.', subject: expect.any(String) as string }],
    ]);
    setOnline(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
