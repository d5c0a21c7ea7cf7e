/** @jest-environment-options {"styles": true} */
import { shownNames, showTable } from './test-table';

it('the text of every cell can be selected and copied', async () => {
  showTable();
  await shownNames();
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText);
  // As text: the environment of the tests does not apply rules in layers.
  expect(rules.join('\n')).toMatch(/ \.ag-cell \{[^}]*[^-]user-select: text;/);
});
