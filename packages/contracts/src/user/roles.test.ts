import { hasRole, roles } from './roles';

it.each([
  ['SUPER_ADMIN', ['SUPER_ADMIN', 'ADMIN', 'OPERATOR']],
  ['ADMIN', ['ADMIN', 'OPERATOR']],
  ['OPERATOR', ['OPERATOR']],
] as const)('%s has the roles %j', (role, expected) => {
  expect(roles.filter((required) => hasRole(role, required))).toEqual(expected);
});
