import { startListenerProxy } from '@escale/postgres-for-tests';
import { newDatabaseOnServer } from '../../../testing/test-database';
import { createListener } from './listener';

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));
const until = async (holds: () => boolean) => {
  while (!holds()) await nextIteration();
};

afterEach(() => jest.useRealTimers());

test('a silent connection counts as lost after 10 s, and another one is opened', async () => {
  const proxy = await startListenerProxy(await newDatabaseOnServer('listener'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const listener = createListener(proxy.url);
  const told: boolean[] = [];
  await listener.listen(
    'any',
    () => undefined,
    (isListening) => told.push(isListening),
  );
  proxy.treat('silent');
  jest.advanceTimersByTime(5_000);
  await nextIteration();
  jest.advanceTimersByTime(4_999);
  await nextIteration();
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  await until(() => told.length > 0);
  proxy.treat('passed');
  jest.advanceTimersByTime(250);
  await until(() => told.length > 1);
  expect(told).toEqual([false, true]);
  await listener.close();
  proxy.close();
});
