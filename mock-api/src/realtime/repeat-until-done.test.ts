import { repeatUntilDone } from './repeat-until-done';

function controlled() {
  const runs: { end: () => void; fail: () => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) =>
      runs.push({ end: resolve, fail: () => reject(new Error('away')) }),
    );
  return { runs, work };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => jest.useRealTimers());

test('whoever asks during a run waits for the next one, which all of them share', async () => {
  const { runs, work } = controlled();
  const { run } = repeatUntilDone(work, () => undefined);
  const done: string[] = [];
  void run().then(() => done.push('first'));
  await turn();
  void run().then(() => done.push('second'));
  void run().then(() => done.push('third'));
  await turn();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await turn();
  expect([runs.length, done]).toEqual([2, ['first']]);
  runs[1]?.end();
  await turn();
  expect([runs.length, done]).toEqual([2, ['first', 'second', 'third']]);
});

test('what fails is reported and repeated, until it is stopped', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const { runs, work } = controlled();
  const report = jest.fn();
  const { run, stop } = repeatUntilDone(work, report);
  const done = run();
  await turn();
  runs[0]?.fail();
  await turn();
  jest.advanceTimersByTime(2_000);
  await turn();
  expect([runs.length, report.mock.calls.length]).toEqual([2, 1]);
  stop();
  runs[1]?.fail();
  await turn();
  jest.advanceTimersByTime(2_000);
  await done;
  expect(runs).toHaveLength(2);
});
