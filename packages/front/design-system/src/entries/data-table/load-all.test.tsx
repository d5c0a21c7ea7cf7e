import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '../../core/toast/toast-host';
import { TestPage } from '../../test-page';
import { people, shownNames, showTable } from './test-table';

const loadedPeople = people.slice(0, 1);
const exportedFiles: Blob[] = [];

async function exportByKeys(presses: string) {
  screen.getByRole('button', { name: 'Exporter' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Exporter Excel' });
  await userEvent.keyboard(presses);
}

beforeEach(() => {
  localStorage.clear();
  exportedFiles.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    exportedFiles.push(file as Blob);
    return 'blob:test';
  });
  render(<ToastHost />, { wrapper: TestPage });
});
afterEach(() => jest.restoreAllMocks());

it('exports all rows that match, sorted, where only the first ones are shown', async () => {
  showTable({ rows: loadedPeople, loadAll: () => Promise.resolve(people) }, '/users?sort=name');
  await shownNames();
  await exportByKeys('{Enter}');
  expect(await screen.findByText('4 lignes exportées')).toBeVisible();
  const text = await exportedFiles[0]!.text();
  expect(text.split('\r\n').map((line) => line.split(';')[0])).toEqual([
    expect.stringMatching(/Nom$/),
    'Awa Koné',
    'Émile Zola',
    'Eva Lœwe',
    'Zoé Ébène',
    '',
  ]);
});

it.each([
  ['file', '{Enter}'],
  ['page to print', '{ArrowDown}{Enter}'],
])('says that the rows of a %s could not be loaded', async (_what, presses) => {
  const close = jest.fn();
  jest.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
  showTable({ rows: loadedPeople, loadAll: () => Promise.reject(new Error('down')) });
  await shownNames();
  await exportByKeys(presses);
  expect(await screen.findByText("L'export n'a pas pu être préparé")).toBeVisible();
  expect(exportedFiles).toEqual([]);
  expect(close).toHaveBeenCalledTimes(presses === '{Enter}' ? 0 : 1);
});

it('shows a given text instead of the counts', async () => {
  showTable({ rows: loadedPeople, foot: '4 personnes depuis le 18/11/2026' });
  await shownNames();
  expect(screen.getByText('4 personnes depuis le 18/11/2026')).toBeVisible();
  expect(screen.queryByText(/au total/)).toBeNull();
});
