import { buildDescriptor } from '@escale/testing';
import { createErrorRouter } from './error-routing';

const yard = buildDescriptor({ id: 'yard' });
const assets = {
  register: () => undefined,
  find: () => undefined,
  moduleOfError: () => yard,
} as unknown as Parameters<typeof createErrorRouter>[0];

it('hands an error to the last part of the module that is still there', () => {
  const router = createErrorRouter(assets);
  const [page, tab] = [jest.fn(), jest.fn()];
  const leavePage = router.handle('yard', page);
  const leaveTab = router.handle('yard', tab);
  expect(router.routeToModule('first')).toBe(true);
  expect(tab).toHaveBeenCalledWith('first');
  leaveTab();
  expect(router.routeToModule('second')).toBe(true);
  expect(page.mock.calls).toEqual([['second']]);
  leavePage();
  expect(router.routeToModule('third')).toBe(false);
});
