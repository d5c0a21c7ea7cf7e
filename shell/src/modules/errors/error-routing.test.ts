import { buildDescriptor } from '@escale/testing';
import { createErrorRouter } from './error-routing';

const yard = buildDescriptor({ id: 'yard' });
const assets = {
  register: () => undefined,
  find: () => undefined,
  moduleOfError: (error: unknown) => (error === 'of the shell' ? null : yard),
} as unknown as Parameters<typeof createErrorRouter>[0];

it('hands an error to the last part of the module that is still mounted', () => {
  const router = createErrorRouter(assets, jest.fn());
  const [page, tab] = [jest.fn(), jest.fn()];
  router.handle('yard', page);
  const leaveTab = router.handle('yard', tab);
  expect(router.routeToModule('first')).toBe(true);
  expect(tab).toHaveBeenCalledWith('first');
  leaveTab();
  expect(router.routeToModule('second')).toBe(true);
  expect(page.mock.calls).toEqual([['second']]);
});

it('an error of a module that shows nothing is reported, and the shell keeps running', () => {
  const report = jest.fn();
  const router = createErrorRouter(assets, report);
  router.handle('yard', jest.fn())();
  expect(router.routeToModule('after it was left')).toBe(true);
  expect(report.mock.calls).toEqual([['after it was left']]);
  expect(router.routeToModule('of the shell')).toBe(false);
  expect(report).toHaveBeenCalledTimes(1);
});

it('a module that shows nothing and throws again and again is reported three times a minute at most, each on its own', () => {
  jest.useFakeTimers();
  const report = jest.fn();
  const router = createErrorRouter(
    { ...assets, moduleOfError: (error) => buildDescriptor({ id: String(error) }) },
    report,
  );
  for (let times = 0; times < 10; times += 1) expect(router.routeToModule('yard')).toBe(true);
  expect(report).toHaveBeenCalledTimes(3);
  router.routeToModule('quay');
  expect(report).toHaveBeenCalledTimes(4);
  jest.advanceTimersByTime(61_000);
  router.routeToModule('yard');
  expect(report).toHaveBeenCalledTimes(5);
  jest.useRealTimers();
});
