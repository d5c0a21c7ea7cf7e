/** @jest-environment-options {"styles": true} */
import { showTable, shownNames } from './test-table';

/** Returns the style rules as text, since jsdom does not apply rules in cascade layers. */
const styleRules = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

beforeEach(async () => {
  showTable();
  await shownNames();
});

it('the text of every cell can be selected and copied', () => {
  expect(styleRules()).toMatch(/ \.ag-cell \{[^}]*[^-]user-select: text;/);
});

it("the header of a number column is aligned to the end, like its numbers: the grid's label fills its cell", () => {
  expect(styleRules()).toMatch(/ \.table-end \.ag-header-cell-label \{[^}]*justify-content: flex-end;/);
  expect(document.querySelector('.table-end .ag-header-cell-label')).toHaveTextContent('Âge');
});

it('scroll bars follow the theme: those of the rows by its colours, all others by color-scheme', () => {
  expect(styleRules()).toMatch(/scrollbar-color: var\(--escale-colors-border-control\) transparent;/);
  const colours = [...styleRules().matchAll(/--escale-colors-border-control: ([^;]+);/g)].map(
    ([, colour]) => colour,
  );
  expect(new Set(colours).size).toBeGreaterThan(1);
  expect(styleRules()).toMatch(/html\.dark \{[^}]*color-scheme: dark;/);
});
