import { proposeUsername } from './propose-username';

it.each([
  ['Yao', 'Kouassi', 'yao.kouassi'],
  ['Désirée', "N'Guessan Ouédraogo", 'desiree.nguessan-ouedraogo'],
  [' Jean-Marc ', '', 'jean-marc'],
  ['', '', ''],
  ['عمر', 'Sow', 'sow'],
])('%s %s: %s', (firstName, lastName, username) => {
  expect(proposeUsername(firstName, lastName)).toBe(username);
});
