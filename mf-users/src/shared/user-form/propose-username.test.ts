import { proposeUsername } from './propose-username';

it.each([
  ['Yao', 'Kouassi', 'yao.kouassi'],
  ['Désirée', "N'Guessan Ouédraogo", 'desiree.nguessan-ouedraogo'],
  [' Jean-Marc ', '', 'jean-marc'],
  ['', '', ''],
  ['عمر', 'Sow', 'sow'],
  ['Søren', 'Ødegård', 'soren.odegard'],
  ['Łukasz', 'Weiß', 'lukasz.weiss'],
  ['Anne\u2011Marie', 'O’Brien', 'anne-marie.obrien'],
  ['Kɔnɛ', 'Ɗiallo', 'kone.diallo'],
  ['فاطمة', 'الزهراء', ''],
])('%s %s: %s', (firstName, lastName, username) => {
  expect(proposeUsername(firstName, lastName)).toBe(username);
});
