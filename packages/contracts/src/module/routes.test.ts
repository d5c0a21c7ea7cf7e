import { routeConflict, routesOverlap } from './routes';

const buildModule = (id: string, ...paths: string[]) => ({
  id,
  path: `/${id}`,
  routes: paths.map((path) => ({ path, access: 'read' as const })),
});

it.each([
  ['/users', '/users', true],
  ['/users', '/USERS/', true],
  ['/users/add', '//users//add/', true],
  ['/users/:id', '/users/add', true],
  ['/:any', '/users', true],
  ['/:a/:b', '/users/42', true],
  ['/users/:id', '/users', false],
  ['/users', '/user', false],
  ['/users/:id/edit', '/users/:id/history', false],
])('%s and %s share an address: %s', (one, other, expected) => {
  expect([routesOverlap(one, other), routesOverlap(other, one)]).toEqual([expected, expected]);
});

it.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/Forgot-Password', '/forgot-password'],
  ['/reset-password//', '/reset-password'],
  ['/OTP-verification', '/otp-verification'],
  ['/modules', '/modules'],
  ['/Modules/Etat/', '/modules/etat'],
  ['/modules/:page', '/modules/etat'],
  ['/profile', '/profile'],
  ['/accessibility/', '/accessibility'],
  ['/:any', '/modules'],
])('no other module may take %s, the page %s of the platform', (path, page) => {
  expect(routeConflict(buildModule('yard', path), [])).toBe(
    `the route ${path} takes the page ${page} of the platform`,
  );
});

it('the modules of the sign-in and of the users have their pages, but not those of the shell', () => {
  expect(routeConflict(buildModule('auth', '/login', '/forgot-password'), [])).toBeNull();
  expect(routeConflict(buildModule('users', '/users', '/users/:userId', '/profile'), [])).toBeNull();
  expect(routeConflict(buildModule('auth', '/modules'), [])).toContain('/modules');
});

it('names the module that already has an address', () => {
  const users = buildModule('users', '/users', '/users/:userId');
  const yard = { ...buildModule('yard', '/users/stats', '/Users/stats/day'), path: '/users/stats' };
  expect(routeConflict(yard, [users])).toBe('the route /users/stats belongs to the module users already');
  expect(routeConflict(buildModule('users', '/users'), [users])).toBeNull();
});

it.each([
  ['/shed', "the route /shed is not below the module's path /yard"],
  ['/yards', "the route /yards is not below the module's path /yard"],
  ['/api/users', "the route /api/users lies in /api, which is the platform's"],
  ['/Modules/users/1.0.0', "the route /Modules/users/1.0.0 lies in /modules, which is the platform's"],
  ['/:any/berths/edit', "the route /:any/berths/edit lies in /api, which is the platform's"],
  ['/docs/berths', "the route /docs/berths lies in /docs, which is the platform's"],
  ['/healthz', "the route /healthz lies in /healthz, which is the platform's"],
])('a module at /yard may not have %s', (path, reason) => {
  expect(routeConflict(buildModule('yard', path), [])).toBe(reason);
});

it('a module may have its path and all below it', () => {
  const yard = buildModule('yard', '/yard', '/yard/', '/Yard/:berth', '/yard/:berth/edit');
  expect(routeConflict(yard, [])).toBeNull();
  expect(routeConflict({ ...yard, path: '/:yard' }, [])).toContain('not below');
});
