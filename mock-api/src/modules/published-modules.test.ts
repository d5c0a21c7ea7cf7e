import { formatRegistry } from '@escale/contracts';
import { followPublishedModules } from './published-modules';
import { createTestRegistry, yard } from '../../testing/test-registry';

const registry = createTestRegistry(yard);
const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => jest.useRealTimers());

test('a registry change that could not be announced is announced again, until it succeeds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const told: string[] = [];
  let isUnavailable = false;
  const onError = jest.fn();
  const published = await followPublishedModules({
    source: registry.file,
    publish: (entries) => {
      told.push(formatRegistry(entries));
      return isUnavailable ? Promise.reject(new Error('away')) : Promise.resolve();
    },
    onError,
  });
  const toldAgain = async (count: number) => {
    while (told.length < count) {
      await jest.advanceTimersByTimeAsync(1_000);
      await nextIteration();
    }
  };
  isUnavailable = true;
  const next = { ...yard, version: '2.0.0' };
  registry.publish(next);
  await toldAgain(3);
  expect(published.has('yard', '2.0.0')).toBe(false);
  isUnavailable = false;
  await toldAgain(4);
  await nextIteration();
  expect(published.has('yard', '2.0.0')).toBe(true);
  expect(new Set(told.slice(1))).toEqual(new Set([formatRegistry([{ live: next, previous: [] }])]));
  expect(onError).toHaveBeenCalledTimes(1);
  published.stop();
});
