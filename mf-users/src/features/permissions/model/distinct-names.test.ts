import { buildUser } from '@escale/testing';
import { distinctNames } from './distinct-names';

test('namesakes get their user names, everyone else the full name alone', () => {
  const users = [
    { firstName: 'Gervais', lastName: 'Konan', username: 'gervais.konan' },
    { firstName: 'Gervais', lastName: 'Konan', username: 'gervais.konan2' },
    { firstName: 'Awa', lastName: 'Koné', username: 'awa.kone' },
  ].map((names, index) => buildUser({ id: String(index), ...names }));
  expect(users.map(distinctNames(users, (username) => `@${username}`))).toEqual([
    'Gervais Konan (@gervais.konan)',
    'Gervais Konan (@gervais.konan2)',
    'Awa Koné',
  ]);
});
