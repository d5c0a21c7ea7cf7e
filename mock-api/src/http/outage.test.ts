import { createOutageFilter } from './outage';

const connectionRefused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
const connectionTerminated = new Error('Connection terminated unexpectedly');

test('the first failure of an outage is logged, however long it lasts; the next outage is another', () => {
  let now = 0;
  const isRepeated = createOutageFilter(() => now);
  const told = [0, 1_000, 20_000, 45_000, 74_000, 200_000, 201_000].filter((time, index) => {
    now = time;
    return !isRepeated(
      index % 2 === 0 ? connectionRefused : new Error('failed', { cause: connectionTerminated }),
    );
  });
  expect(told).toEqual([0, 200_000]);
});

test('other failures are logged each time, also during an outage', () => {
  const isRepeated = createOutageFilter(() => 0);
  isRepeated(connectionRefused);
  expect([new TypeError('x'), new Error('y')].map(isRepeated)).toEqual([false, false]);
});
