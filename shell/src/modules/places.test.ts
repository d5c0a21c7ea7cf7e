import { buildDescriptor } from '@escale/testing';
import { findPlace } from './places';

const users = buildDescriptor({
  id: 'users',
  path: '/users',
  routes: [
    { path: '/users/:userId', access: 'read' },
    { path: '/users', access: 'read' },
    { path: '/users/add', access: 'write' },
    { path: '/users/:userId/edit', access: 'write' },
  ],
});

const routeAt = (pathname: string) => {
  const place = findPlace(pathname, [users]);
  return place.kind === 'module' ? place.route.path : place.kind;
};

describe('findPlace', () => {
  it.each([
    ['/modules', 'home'],
    ['/modules/', 'home'],
    ['/users', '/users'],
    ['/users/', '/users'],
    ['/users/add', '/users/add'],
    ['/users/42', '/users/:userId'],
    ['/users/42/edit', '/users/:userId/edit'],
    ['/users/42/edit/more', 'nowhere'],
    ['/containers', 'nowhere'],
    ['/', 'nowhere'],
  ])('%s: %s', (pathname, expected) => {
    expect(routeAt(pathname)).toBe(expected);
  });
});
