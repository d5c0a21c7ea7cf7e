import { preloadPage } from './preload-page';

const buildPage = (path: string, preload?: () => Promise<unknown>) => ({ path, element: null, preload });

test('loads the page of the address, and no other', async () => {
  const add = jest.fn(() => Promise.resolve());
  const detail = jest.fn(() => Promise.resolve());
  const definition = {
    id: 'users',
    pages: [buildPage('/users/:userId', detail), buildPage('/users/add', add)],
  };
  await preloadPage(definition, '/users/add');
  expect(add).toHaveBeenCalledTimes(1);
  expect(detail).not.toHaveBeenCalled();
});

test('rejects when the code does not load', async () => {
  const definition = { id: 'users', pages: [buildPage('/users', () => Promise.reject(new Error('gone')))] };
  await expect(preloadPage(definition, '/users')).rejects.toThrow('gone');
});

test('has nothing to load for a page without code of its own, or an unknown address', async () => {
  const definition = { id: 'settings', pages: [buildPage('/settings')] };
  await expect(preloadPage(definition, '/settings')).resolves.toBeUndefined();
  await expect(preloadPage(definition, '/elsewhere')).resolves.toBeUndefined();
});
