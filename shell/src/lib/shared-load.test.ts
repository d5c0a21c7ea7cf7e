import { createDeadline, loadDeadlineMs } from './deadline';
import { createSharedLoads } from './shared-load';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Creates a load that never resolves, and rejects when its signal aborts. */
function createHangingLoad() {
  const ends: AbortSignal[] = [];
  let running: Promise<string> | undefined;
  const begin = (end: AbortSignal) => {
    running ??= new Promise<string>((_resolve, reject) => {
      ends.push(end);
      end.addEventListener('abort', () => reject(new Error('given up')));
    }).finally(() => (running = undefined));
    return running;
  };
  return { ends, begin };
}

function startWaiting(
  loads: ReturnType<typeof createSharedLoads>,
  begin: (end: AbortSignal) => Promise<string>,
) {
  const deadline = createDeadline();
  const outcome = jest.fn();
  loads.wait('users', deadline.signal, begin).catch((error: unknown) => outcome(String(error)));
  return { deadline, outcome };
}

it('each visit waits until its own deadline, and the load ends with the last', async () => {
  const loads = createSharedLoads();
  const { ends, begin } = createHangingLoad();
  const hover = startWaiting(loads, begin);
  await jest.advanceTimersByTimeAsync(loadDeadlineMs - 1_000);
  const click = startWaiting(loads, begin);
  await jest.advanceTimersByTimeAsync(1_001);
  expect(hover.outcome).toHaveBeenCalledWith(`Error: no module after ${loadDeadlineMs} ms`);
  expect(click.outcome).not.toHaveBeenCalled();
  expect(ends.map(({ aborted }) => aborted)).toEqual([false]);
  await jest.advanceTimersByTimeAsync(loadDeadlineMs - 1_001);
  expect(click.outcome).toHaveBeenCalledWith('Error: given up');
  expect(ends.map(({ aborted }) => aborted)).toEqual([true]);
});

it('a load that nobody waits for is given up, and the next visit begins another', async () => {
  const loads = createSharedLoads();
  const { ends, begin } = createHangingLoad();
  startWaiting(loads, begin).deadline.abandon();
  await jest.advanceTimersByTimeAsync(1);
  expect(ends.map(({ aborted }) => aborted)).toEqual([true]);
  const again = startWaiting(loads, begin);
  await jest.advanceTimersByTimeAsync(loadDeadlineMs - 1);
  expect(again.outcome).not.toHaveBeenCalled();
  expect(ends.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('a page that is mounted again at once keeps its load', async () => {
  const loads = createSharedLoads();
  const { ends, begin } = createHangingLoad();
  startWaiting(loads, begin).deadline.abandon();
  startWaiting(loads, begin);
  await jest.advanceTimersByTimeAsync(1);
  expect(ends.map(({ aborted }) => aborted)).toEqual([false]);
});

it('hands the loaded value to all who wait', async () => {
  const loads = createSharedLoads();
  const begin = () => Promise.resolve('loaded');
  const wait = () => loads.wait('users', createDeadline().signal, begin);
  await expect(Promise.all([wait(), wait()])).resolves.toEqual(['loaded', 'loaded']);
});
