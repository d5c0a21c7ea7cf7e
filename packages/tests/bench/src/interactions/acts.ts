import type { Page } from '@playwright/test';
import type { PressResult } from './press-clock';

export const viewport = { width: 1440, height: 900 };

/** A press, or the keys of a word, on the page as the previous act left it. */
export interface Act {
  name: string;
  press: (page: Page) => Promise<unknown>;
  until: PressResult;
  /** Navigates to where the press is possible; not measured. */
  prepare?: (page: Page) => Promise<unknown>;
}

const firstRowSelector = '.ag-row[row-index="0"]';
const rowsShown: PressResult = { appears: '.ag-row' };
const checkedRowsSelector = '.ag-row input.table-box:checked';
const openHeaderMenuSelector = 'header button[aria-haspopup="menu"][aria-expanded="true"]';
const openRowMenuSelector = '.ag-row button[aria-haspopup="menu"][aria-expanded="true"]';
const paletteInputSelector = '[role="dialog"] [role="combobox"]';
const clickColumnHeader = (page: Page, column: string) =>
  page.locator(`.ag-header-cell[col-id="${column}"] .ag-header-cell-label`).click();
const sortedBy = (column: string, direction: string): PressResult => ({
  appears: `.ag-header-cell[col-id="${column}"][aria-sort="${direction}"]`,
});
const toggleAllRows = (page: Page) => page.locator('.ag-header-cell[col-id="table.select"] input').click();
const pressEscape = (page: Page) => page.keyboard.press('Escape');
const typeWord = (page: Page) => page.keyboard.type('ma', { delay: 150 });
const eraseWord = async ({ keyboard }: Page) => {
  await keyboard.press('Backspace');
  await keyboard.press('Backspace');
};

/** The frequent acts of staff, beginning on the list of users (`docs/performance.md`). */
export const actsOfList: readonly Act[] = [
  {
    name: 'sort a column',
    press: (page) => clickColumnHeader(page, 'email'),
    until: sortedBy('email', 'ascending'),
  },
  {
    name: 'sort the other way',
    press: (page) => clickColumnHeader(page, 'email'),
    until: { changed: firstRowSelector },
  },
  {
    name: 'sort another column',
    press: (page) => clickColumnHeader(page, 'user'),
    until: sortedBy('user', 'ascending'),
  },
  {
    name: 'type in the search',
    prepare: (page) => page.getByRole('searchbox').click(),
    press: typeWord,
    until: rowsShown,
  },
  {
    name: 'clear the search',
    press: eraseWord,
    until: rowsShown,
  },
  {
    name: 'filter by a card',
    press: (page) => page.locator('main button[aria-pressed="false"]').first().click(),
    until: { appears: 'main button[aria-pressed="true"]' },
  },
  {
    name: 'end the filter',
    press: (page) => page.locator('main button[aria-pressed="true"]').first().click(),
    until: { disappears: 'main button[aria-pressed="true"]' },
  },
  { name: 'select all', press: toggleAllRows, until: { appears: checkedRowsSelector } },
  { name: 'select none', press: toggleAllRows, until: { disappears: checkedRowsSelector } },
  {
    name: 'open the user menu',
    press: (page) => page.locator('header button[aria-haspopup="menu"]').last().click(),
    until: { appears: openHeaderMenuSelector },
  },
  { name: 'close the user menu', press: pressEscape, until: { disappears: openHeaderMenuSelector } },
  {
    name: 'open the palette',
    press: (page) => page.keyboard.press('Control+k'),
    until: { appears: paletteInputSelector },
  },
  {
    name: 'first letter in the palette',
    press: (page) => page.keyboard.press('a'),
    until: { appears: '[role="dialog"] [role="option"]' },
  },
  { name: 'close the palette', press: pressEscape, until: { disappears: paletteInputSelector } },
  {
    name: 'open the column picker',
    press: (page) => page.getByRole('button', { name: 'Colonnes' }).click(),
    until: { appears: '[role="dialog"] input[type="checkbox"]' },
  },
  { name: 'close the column picker', press: pressEscape, until: { disappears: '[role="dialog"]' } },
  {
    name: 'open a dialog',
    press: (page) =>
      page
        .getByRole('button', { name: /^Supprimer : / })
        .nth(2)
        .click(),
    until: { appears: '[role="alertdialog"]' },
  },
  { name: 'close the dialog', press: pressEscape, until: { disappears: '[role="alertdialog"]' } },
  {
    name: 'open a row menu',
    // Only a narrow window shows the actions of a row as one menu.
    prepare: (page) => page.setViewportSize({ width: 600, height: 900 }),
    press: (page) => page.locator('.ag-row button[aria-haspopup="menu"]').nth(2).click(),
    until: { appears: openRowMenuSelector },
  },
  { name: 'close the row menu', press: pressEscape, until: { disappears: openRowMenuSelector } },
  {
    name: 'open a record',
    prepare: (page) => page.setViewportSize(viewport),
    press: (page) => page.locator('.ag-row a[href^="/users/"]').nth(2).click(),
    until: { appears: '[role="tab"]' },
  },
  {
    name: 'next tab of the record',
    press: (page) => page.getByRole('tab').nth(1).click(),
    until: { appears: '[role="tab"]:nth-of-type(2)[aria-selected="true"]' },
  },
  {
    name: 'edit',
    press: (page) => page.getByRole('button', { name: 'Modifier', exact: true }).click(),
    until: { appears: 'main form input' },
  },
  {
    name: 'leave the form',
    press: (page) => page.getByRole('button', { name: 'Annuler', exact: true }).click(),
    until: { disappears: 'main form' },
  },
  {
    name: 'back to the list',
    press: (page) => page.locator('header a[href="/users"]').first().click(),
    until: rowsShown,
  },
  {
    name: 'to the security module',
    press: (page) => page.locator('header a[href="/security"]').first().click(),
    until: { appears: '[role="tab"]' },
  },
  {
    name: 'to the audit log',
    press: (page) => page.getByRole('tab').last().click(),
    until: rowsShown,
  },
  {
    name: 'filter the audit log',
    prepare: (page) => page.getByRole('searchbox').click(),
    press: typeWord,
    until: rowsShown,
  },
  {
    name: 'to the dashboard',
    press: (page) => page.locator('header a[href="/dashboard"]').first().click(),
    until: { disappears: '[role="tab"]' },
  },
  {
    name: 'to the list of users',
    press: (page) => page.locator('header a[href="/users"]').first().click(),
    until: rowsShown,
  },
];

/** The same acts, under the same names, on the list of react-admin's demo, as far as the demo offers them. */
export const actsOfReactAdmin: readonly Act[] = [
  {
    name: 'sort a column',
    press: (page) => page.locator('thead .MuiTableSortLabel-root').nth(1).click(),
    until: { appears: '.MuiTableSortLabel-root.Mui-active' },
  },
  {
    name: 'type in the search',
    prepare: (page) => page.locator('form input[type="text"], input[name="q"]').first().click(),
    press: typeWord,
    until: { appears: 'body' },
  },
  {
    name: 'clear the search',
    press: eraseWord,
    until: { appears: 'table tbody tr' },
  },
  {
    name: 'select all',
    press: (page) => page.locator('thead input[type="checkbox"]').first().click(),
    until: { appears: 'tbody .Mui-checked' },
  },
  {
    name: 'select none',
    press: (page) => page.locator('thead input[type="checkbox"]').first().click(),
    until: { disappears: 'tbody .Mui-checked' },
  },
  {
    name: 'open the user menu',
    press: (page) => page.locator('header button[aria-haspopup]').last().click(),
    until: { appears: '[role="menu"]' },
  },
  { name: 'close the user menu', press: pressEscape, until: { appears: 'body' } },
  {
    name: 'open a record',
    press: (page) => page.locator('tbody tr td').nth(3).click(),
    until: { appears: '.RaEdit-main' },
  },
  {
    name: 'back to the list',
    press: (page) => page.locator('a[href="#/orders"]').first().click(),
    until: { appears: 'thead .MuiTableSortLabel-root' },
  },
];
