import { createAdmission } from './admission';
import { createQueues, createUploads } from './queues';

const refusal = () => new Error('too many');
const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

test('one key never takes the places that others need', async () => {
  const { acquire } = createQueues({ places: 4, share: 1, waiting: 2, refusal });
  const order: string[] = [];
  const leave = await acquire('a');
  const waiting = ['second', 'third'].map(async (name) => {
    const end = await acquire('a');
    order.push(name);
    return end;
  });
  await expect(acquire('a')).rejects.toThrow('too many');
  const others = await Promise.all(['b', 'c', 'd'].map(acquire));
  await expect(acquire('e')).rejects.toMatchObject({ status: 503 });
  leave();
  leave();
  const next = await waiting[0];
  await nextIteration();
  expect(order).toEqual(['second']);
  next?.();
  (await waiting[1])?.();
  for (const end of others) end();
  await Promise.all(['e', 'f', 'g', 'h'].map(acquire));
});

test('a call gives up its place while it waits for something else, and then takes one again', async () => {
  const { admit } = createAdmission(1);
  const order: string[] = [];
  let goOn: () => void = () => undefined;
  const first = admit('a', async ({ withoutSlot }) => {
    order.push('first');
    await withoutSlot(() => new Promise<void>((resolve) => (goOn = resolve)));
    order.push('first again');
  });
  await nextIteration();
  await admit('b', async () => void order.push('other'));
  goOn();
  await first;
  await admit('b', async () => void order.push('last'));
  expect(order).toEqual(['first', 'other', 'first again', 'last']);
});

test('a call that fails while it waits leaves its place to others', async () => {
  const { admit } = createAdmission(1);
  const failing = admit('a', ({ withoutSlot }) => withoutSlot(() => Promise.reject(new Error('gone'))));
  await expect(failing).rejects.toThrow('gone');
  expect(await admit('b', () => Promise.resolve('served'))).toBe('served');
});

test('an address has a quarter of the places', async () => {
  const { admit } = createAdmission(8);
  const endings: (() => void)[] = [];
  const call = (address: string) =>
    admit(address, () => new Promise<string>((resolve) => endings.push(() => resolve(address))));
  const greedy = Array.from({ length: 8 }, () => call('greedy'));
  await expect(call('greedy')).rejects.toMatchObject({ status: 503 });
  await nextIteration();
  expect(endings).toHaveLength(2);
  const others = ['a', 'b', 'c'].flatMap((address) => [call(address), call(address)]);
  await nextIteration();
  expect(endings).toHaveLength(8);
  while (endings.length > 0) {
    endings.splice(0).forEach((end) => end());
    await nextIteration();
  }
  expect(await Promise.all([...greedy, ...others])).toHaveLength(14);
});

test('reads six files at once, two per address, and reuses a place that becomes free', async () => {
  const enter = createUploads();
  const [first, ...others] = await Promise.all(['a', 'a', 'b', 'b', 'c', 'c'].map(enter));
  await expect(enter('d')).rejects.toMatchObject({ status: 503 });
  first?.();
  others.push(await enter('d'));
  await expect(enter('e')).rejects.toMatchObject({ status: 503 });
});
