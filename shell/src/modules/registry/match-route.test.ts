import { buildDescriptor } from '@escale/testing';
import { matchRoute } from './match-route';

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

const overlapping = buildDescriptor({
  id: 'greedy',
  path: '/modules',
  routes: [
    { path: '/modules', access: 'read' },
    { path: '/modules/:page', access: 'read' },
  ],
});

const routeAt = (pathname: string) => {
  const match = matchRoute(pathname, [overlapping, users]);
  return match.kind === 'module' ? match.route.path : match.kind;
};

describe('matchRoute', () => {
  it.each([
    ['/modules', 'home'],
    ['/modules/', 'home'],
    ['/users', '/users'],
    ['/users/', '/users'],
    ['/users/add', '/users/add'],
    ['/users/42', '/users/:userId'],
    ['/users/42/edit', '/users/:userId/edit'],
    ['/users/42/edit/more', 'not-found'],
    ['/containers', 'not-found'],
    ['/', 'not-found'],
    ['/modules/etat', 'status'],
  ])('%s: %s', (pathname, expected) => {
    expect(routeAt(pathname)).toBe(expected);
  });
});
