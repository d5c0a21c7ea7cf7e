import { hasRole, roles } from './roles';

it.each([
  ['SUPER_ADMIN', ['SUPER_ADMIN', 'ADMIN', 'OPERATOR']],
  ['ADMIN', ['ADMIN', 'OPERATOR']],
  ['OPERATOR', ['OPERATOR']],
] as const)('%s has the roles %j [§6-1 §6-2]', (role, expected) => {
  expect(roles.filter((required) => hasRole(role, required))).toEqual(expected);
});
