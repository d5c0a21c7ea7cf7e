import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentAddress, columns, people, shownNames, showTable } from './test-table';

const searchBox = () => screen.getByRole('searchbox', { name: 'Rechercher dans Équipage du quai' });
const storageKey = 'escale.table.owner.people';

beforeEach(() => localStorage.clear());

it('renders the rows and columns', async () => {
  showTable();
  expect(await shownNames()).toEqual(['Émile Zola', 'Awa Koné', 'Zoé Ébène', 'Eva Lœwe']);
  expect(screen.getByRole('grid', { name: 'Équipage du quai' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Email/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /Vu le/ })).toBeNull();
  expect(screen.getByText('4 élément(s) au total')).toBeVisible();
});

it('toggles between ascending and descending order on click, and keeps the sort in the address and for the next visit [§2-60]', async () => {
  const { unmount } = showTable({}, '/users?page=1');
  await shownNames();
  for (const [address, names] of [
    ['/users?page=1&sort=name', ['Awa Koné', 'Émile Zola', 'Eva Lœwe', 'Zoé Ébène']],
    ['/users?page=1&sort=-name', ['Zoé Ébène', 'Eva Lœwe', 'Émile Zola', 'Awa Koné']],
    ['/users?page=1&sort=name', ['Awa Koné', 'Émile Zola', 'Eva Lœwe', 'Zoé Ébène']],
  ] as const) {
    await userEvent.click(screen.getByText('Nom'));
    await waitFor(() => expect(currentAddress()).toBe(address));
    await waitFor(async () => expect(await shownNames()).toEqual(names));
  }
  unmount();
  showTable();
  expect(await shownNames()).toEqual(['Awa Koné', 'Émile Zola', 'Eva Lœwe', 'Zoé Ébène']);
});

it('keeps the sort just chosen when the table re-renders before the grid has reported it', async () => {
  const { change } = showTable();
  await shownNames();
  await userEvent.click(screen.getByText('Nom'));
  await waitFor(() => expect(currentAddress()).toBe('/users?sort=name'));
  fireEvent.click(screen.getByText('Nom'));
  change({ columns: [...columns] });
  await waitFor(() => expect(currentAddress()).toBe('/users?sort=-name'));
  expect(screen.getByRole('columnheader', { name: /Nom/ })).toHaveAttribute('aria-sort', 'descending');
});

it('prefers the sort in the address to the stored one, and both to the default', async () => {
  const byAge = { column: 'age', direction: 'desc' } as const;
  const first = showTable({ initialSort: byAge });
  expect(await shownNames()).toEqual(['Eva Lœwe', 'Émile Zola', 'Awa Koné', 'Zoé Ébène']);
  first.unmount();
  localStorage.setItem(storageKey, '{"sort":"-name"}');
  const second = showTable({ initialSort: byAge });
  expect(await shownNames()).toEqual(['Zoé Ébène', 'Eva Lœwe', 'Émile Zola', 'Awa Koné']);
  second.unmount();
  showTable({ initialSort: byAge }, '/users?sort=seen');
  expect(await shownNames()).toEqual(['Émile Zola', 'Eva Lœwe', 'Awa Koné', 'Zoé Ébène']);
});

it('searches the displayed texts after a pause and writes the query to the address [§2-57 §2-67]', async () => {
  showTable();
  await shownNames();
  await userEvent.type(searchBox(), 'EBENE zoe');
  await waitFor(() => expect(currentAddress()).toBe('/users?q=EBENE+zoe'));
  await waitFor(async () => expect(await shownNames()).toEqual(['Zoé Ébène']));
  expect(screen.getByText('1 affiché')).toBeVisible();
  expect(screen.getByText('4 élément(s) au total')).toBeVisible();
  await userEvent.type(searchBox(), '{Escape}');
  await waitFor(() => expect(currentAddress()).toBe('/users'));
  await waitFor(async () => expect(await shownNames()).toHaveLength(4));
});

it('reads the search from the address and offers to clear it when nothing matches', async () => {
  showTable({}, '/users?q=personne');
  expect(await screen.findByRole('heading', { name: 'Aucune donnée disponible' })).toBeVisible();
  expect(screen.getByText('Aucune ligne ne correspond à « personne ».')).toBeVisible();
  expect(searchBox()).toHaveValue('personne');
  await userEvent.click(screen.getAllByRole('button', { name: 'Effacer la recherche' }).at(-1)!);
  await waitFor(() => expect(currentAddress()).toBe('/users'));
  expect(searchBox()).toHaveValue('');
  await waitFor(async () => expect(await shownNames()).toHaveLength(4));
  // The focused button has disappeared, so the focus has moved to the footer.
  expect(document.activeElement).toHaveTextContent('4 élément(s) au total');
  expect(document.activeElement).toHaveAttribute('tabindex', '-1');
});

describe('filters of the page', () => {
  it('counts the rows that they hide', async () => {
    const { change } = showTable({ rows: people.slice(0, 3), totalRows: 4 });
    await shownNames();
    expect(screen.getByText('3 affichés')).toBeVisible();
    expect(screen.getByText('4 élément(s) au total')).toBeVisible();
    change({ rows: people });
    expect(screen.queryByText(/affiché/)).toBeNull();
    expect(screen.getByText('4 élément(s) au total')).toBeVisible();
  });

  it('can be cleared when they leave no row', async () => {
    const onClearFilters = jest.fn();
    showTable({ rows: [], totalRows: 4, noneText: 'Aucune personne', onClearFilters });
    expect(await screen.findByText('Aucune personne ne correspond aux filtres.')).toBeVisible();
    expect(screen.getByText('0 affiché')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Effacer la recherche' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(onClearFilters).toHaveBeenCalledTimes(1);
  });
});

it('names rows and search in the words of the page', async () => {
  showTable({ noneText: 'Aucune personne', searchLabel: "Rechercher dans l'équipage" }, '/users?q=x1');
  expect(await screen.findByText('Aucune personne ne correspond à « x1 ».')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: "Rechercher dans l'équipage" })).toBeVisible();
});

describe('Colonnes', () => {
  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .sort((one, other) => Number(one.ariaColIndex) - Number(other.ariaColIndex))
      .map((header) => header.getAttribute('col-id'));

  it('shows, hides and moves columns, stores the layout and restores the default [§2-58]', async () => {
    const { unmount } = showTable();
    await shownNames();
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Colonnes affichées' }));
    await userEvent.click(picker.getByRole('checkbox', { name: 'Vu le' }));
    await userEvent.click(picker.getByRole('checkbox', { name: 'Email' }));
    await userEvent.click(picker.getByRole('button', { name: 'Monter Âge' }));
    await userEvent.click(picker.getByRole('button', { name: 'Monter Âge' }));
    expect(picker.getByText('Âge : position 1 sur 4')).toBeInTheDocument();
    await waitFor(() => expect(headers()).toEqual(['age', 'name', 'seen']));
    unmount();
    showTable();
    await shownNames();
    expect(headers()).toEqual(['age', 'name', 'seen']);
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rétablir' }));
    await waitFor(() => expect(headers()).toEqual(['name', 'email', 'age']));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not hide the last visible column', async () => {
    localStorage.setItem(
      storageKey,
      '{"order":["name","email","age","seen"],"hidden":["email","age","seen"]}',
    );
    showTable();
    await shownNames();
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    const box = await screen.findByRole('checkbox', { name: 'Nom' });
    expect(box).toHaveAccessibleDescription('Au moins une colonne reste affichée');
    await userEvent.click(box);
    expect(box).toBeChecked();
  });

  it('says at the ends of the list why a column moves no further', async () => {
    showTable();
    await shownNames();
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    const up = await screen.findByRole('button', { name: 'Monter Nom' });
    expect(up).toHaveAccessibleDescription('Cette colonne est déjà la première');
    await userEvent.click(up);
    expect(screen.queryByText(/^Nom : position/)).toBeNull();
  });

  it('stores one layout per owner', async () => {
    localStorage.setItem(storageKey, '{"order":["age","name","email","seen"],"hidden":["seen"]}');
    const { change } = showTable();
    await shownNames();
    expect(headers()).toEqual(['age', 'name', 'email']);
    change({ preferencesOwner: 'other' });
    await waitFor(() => expect(headers()).toEqual(['name', 'email', 'age']));
  });
});

describe('states', () => {
  it('shows a loading state while rows are fetched', () => {
    showTable({ rows: [], status: 'loading' });
    expect(screen.getByText('Chargement : Équipage du quai')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('shows an empty state without rows [§2-66]', async () => {
    showTable({ rows: [], emptyDescription: 'Ajoutez le premier.' });
    expect(await screen.findByRole('heading', { name: 'Aucune donnée disponible' })).toBeVisible();
    expect(screen.getByText('Ajoutez le premier.')).toBeVisible();
    expect(screen.getByText('0 élément(s) au total')).toBeVisible();
  });

  it('offers a retry when loading fails', async () => {
    const onRetry = jest.fn();
    showTable({ rows: [], status: 'error', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Les données ne peuvent pas être affichées');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows and shows their age when a refetch fails', async () => {
    const onRetry = jest.fn();
    const { change } = showTable();
    await shownNames();
    change({ status: 'error', onRetry, updatedAt: Date.now() - 125_000 });
    expect(await screen.findByText('Données lues il y a 2 minutes.')).toBeVisible();
    expect(await shownNames()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

it('renders a new version of a row even where the cell value is unchanged', async () => {
  const drawn = [{ ...columns[0]!, cell: ({ email }: { email: string }) => <em>{email}</em> }];
  const { change } = showTable({ columns: drawn });
  expect(await shownNames()).toContain('awa@escale.test');
  change({ rows: people.map((row) => (row.id === 'b' ? { ...row, email: 'chef@escale.test' } : row)) });
  await waitFor(async () => expect(await shownNames()).toContain('chef@escale.test'));
});

it('has an add action, or the reason why it is unavailable [§2-62]', async () => {
  const onRun = jest.fn();
  const { change } = showTable({ addAction: { onRun } });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(onRun).toHaveBeenCalledTimes(1);
  change({ addAction: { onRun, unavailableReason: 'Droit manquant' } });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(onRun).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Ajouter' })).toHaveAccessibleDescription('Droit manquant');
});

it('prints all rows as a plain table, not the window of the grid', async () => {
  showTable({}, '/users?sort=-name&q=e');
  await shownNames();
  fireEvent(window, new Event('beforeprint'));
  const paper = within(screen.getByRole('table', { name: 'Équipage du quai' }));
  expect(paper.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Nom',
    'Email',
    'Âge',
  ]);
  expect(paper.getAllByRole('row').map((row) => row.firstChild?.textContent)).toEqual([
    'Nom',
    'Zoé Ébène',
    'Eva Lœwe',
    'Émile Zola',
    'Awa Koné',
  ]);
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table', { name: 'Équipage du quai' })).toBeNull();
});
