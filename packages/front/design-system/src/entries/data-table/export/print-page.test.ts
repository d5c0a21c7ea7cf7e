import { getAllByRole, getByRole, within } from '@testing-library/dom';
import { openPrintWindow, printPageIn } from './open-print-page';
import { fillPrintPage, type PrintPage } from './print-page';

const hostileText = '<img src=x onerror="alert(1)">';

const testPage: PrintPage = {
  title: 'Utilisateurs',
  product: 'ESCALE · CFS & TRANSPORT',
  language: 'fr',
  direction: 'ltr',
  summary: [
    ['Enregistrements', '2 enregistrement(s)'],
    ['Filtre appliqué', 'recherche « x »'],
    ['Tri appliqué', 'Nom, croissant'],
  ],
  note: 'Édité le 21/11/2026 08:14 par Awa Koné',
  content: {
    headers: ['Nom', hostileText],
    rows: [
      ['Awa', hostileText],
      ['Zoé', 'b'],
    ],
  },
};

function createEmptyPage(): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentDocument!;
}

afterEach(() => document.body.replaceChildren());

function fillPage(page: PrintPage = testPage): Document {
  const made = createEmptyPage();
  fillPrintPage(made, page);
  return made;
}

it('is a French A4 page with title and summary [§3-27]', () => {
  const page = fillPage();
  expect(page.documentElement).toHaveAttribute('lang', 'fr');
  expect(page.documentElement).toHaveAttribute('dir', 'ltr');
  expect(page.title).toBe('Utilisateurs');
  expect(page.head.querySelector('style')?.textContent).toContain('@page { size: A4');
  expect(getByRole(page.body, 'heading', { level: 1 })).toHaveTextContent('Utilisateurs');
  expect(getAllByRole(page.body, 'definition').map(({ textContent }) => textContent)).toEqual([
    '2 enregistrement(s)',
    'recherche « x »',
    'Nom, croissant',
  ]);
  expect(page.body).toHaveTextContent('Édité le 21/11/2026 08:14 par Awa Koné');
  expect(page.body).toHaveTextContent('ESCALE · CFS & TRANSPORT');
  expect(page.querySelector('header svg')).not.toBeNull();
});

it('marks table headers with their scope', () => {
  const page = fillPage();
  const table = getByRole(page.body, 'table');
  for (const header of within(table).getAllByRole('columnheader'))
    expect(header).toHaveAttribute('scope', 'col');
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Awa', 'Zoé']);
  for (const header of within(table).getAllByRole('rowheader'))
    expect(header).toHaveAttribute('scope', 'row');
});

it('has further tables, each under its title', () => {
  const history = { title: hostileText, content: { headers: ['Date'], rows: [[hostileText]] } };
  const page = fillPage({ ...testPage, more: [history] });
  expect(getByRole(page.body, 'heading', { level: 2 })).toHaveTextContent(hostileText);
  const [, second] = getAllByRole(page.body, 'table');
  expect(within(second!).getByRole('rowheader')).toHaveTextContent(hostileText);
  expect(page.querySelector('img')).toBeNull();
});

it('escapes markup', () => {
  const page = fillPage({
    ...testPage,
    title: hostileText,
    note: hostileText,
    summary: [[hostileText, hostileText]],
  });
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelectorAll('td')[0]).toHaveTextContent(hostileText);
  expect(page.querySelector('script')).toBeNull();
});

it('follows the writing direction', () => {
  expect(fillPage({ ...testPage, direction: 'rtl' }).documentElement).toHaveAttribute('dir', 'rtl');
});

describe('the print window', () => {
  afterEach(() => jest.restoreAllMocks());

  it('receives the page and prints it [§2-61]', async () => {
    jest.useFakeTimers();
    const page = createEmptyPage();
    const load = jest.fn(() => Promise.resolve([]));
    Object.defineProperty(page, 'fonts', { value: { load } });
    const print = jest.fn();
    jest
      .spyOn(window, 'open')
      .mockReturnValue({ document: page, focus: jest.fn(), print } as unknown as Window);
    printPageIn(openPrintWindow()!, testPage);
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    expect(print).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledWith(
      expect.stringContaining('Inter Variable'),
      expect.stringContaining('Édité le'),
    );
    expect(page.title).toBe('Utilisateurs');
  });

  it('is refused by a pop-up blocker without an error', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    expect(openPrintWindow()).toBeNull();
  });
});

it('breaks inside long words only, so that an address does not break the words of other columns', () => {
  const rows = [['Opérateur', 'clementine-marie.oulai@escale.test']];
  const page = fillPage({ ...testPage, content: { headers: ['Rôle', 'Email'], rows } });
  expect(getByRole(page.body, 'rowheader')).not.toHaveClass('long');
  expect(getByRole(page.body, 'cell')).toHaveClass('long');
});
