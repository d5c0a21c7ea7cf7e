import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressNow, columns, people, shownNames, showTable } from './test-table';

const search = () => screen.getByRole('searchbox', { name: 'Rechercher dans Équipage du quai' });
const key = 'escale.table.owner.people';

beforeEach(() => localStorage.clear());

it('shows the rows with the columns of the table', async () => {
  showTable();
  expect(await shownNames()).toEqual(['Émile Zola', 'Awa Koné', 'Zoé Ébène', 'Eva Lœwe']);
  expect(screen.getByRole('grid', { name: 'Équipage du quai' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Email/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /Vu le/ })).toBeNull();
  expect(screen.getByText('4 élément(s) au total')).toBeVisible();
});

it('sorts by a click, ascending and descending only, and says so in the address and to the next visit', async () => {
  const { unmount } = showTable({}, '/users?page=1');
  await shownNames();
  for (const [address, names] of [
    ['/users?page=1&sort=name', ['Awa Koné', 'Émile Zola', 'Eva Lœwe', 'Zoé Ébène']],
    ['/users?page=1&sort=-name', ['Zoé Ébène', 'Eva Lœwe', 'Émile Zola', 'Awa Koné']],
    ['/users?page=1&sort=name', ['Awa Koné', 'Émile Zola', 'Eva Lœwe', 'Zoé Ébène']],
  ] as const) {
    await userEvent.click(screen.getByText('Nom'));
    await waitFor(() => expect(addressNow()).toBe(address));
    expect(await shownNames()).toEqual(names);
  }
  unmount();
  showTable();
  expect(await shownNames()).toEqual(['Awa Koné', 'Émile Zola', 'Eva Lœwe', 'Zoé Ébène']);
});

it('takes the sort of the address before the remembered one, and the given one last', async () => {
  const byAge = { column: 'age', direction: 'desc' } as const;
  const first = showTable({ initialSort: byAge });
  expect(await shownNames()).toEqual(['Eva Lœwe', 'Émile Zola', 'Awa Koné', 'Zoé Ébène']);
  first.unmount();
  localStorage.setItem(key, '{"sort":"-name"}');
  const second = showTable({ initialSort: byAge });
  expect(await shownNames()).toEqual(['Zoé Ébène', 'Eva Lœwe', 'Émile Zola', 'Awa Koné']);
  second.unmount();
  showTable({ initialSort: byAge }, '/users?sort=seen');
  expect(await shownNames()).toEqual(['Émile Zola', 'Eva Lœwe', 'Awa Koné', 'Zoé Ébène']);
});

it('searches what is shown, after a pause, and puts it into the address', async () => {
  showTable();
  await shownNames();
  await userEvent.type(search(), 'EBENE zoe');
  await waitFor(() => expect(addressNow()).toBe('/users?q=EBENE+zoe'));
  expect(await shownNames()).toEqual(['Zoé Ébène']);
  expect(screen.getByText('1 affiché(s)')).toBeVisible();
  expect(screen.getByText('4 élément(s) au total')).toBeVisible();
  await userEvent.type(search(), '{Escape}');
  await waitFor(() => expect(addressNow()).toBe('/users'));
  await waitFor(async () => expect(await shownNames()).toHaveLength(4));
});

it('starts from the search of the address and offers a way out where nothing is found', async () => {
  showTable({}, '/users?q=personne');
  expect(await screen.findByRole('heading', { name: 'Aucun résultat' })).toBeVisible();
  expect(screen.getByText('Aucune ligne ne correspond à « personne ».')).toBeVisible();
  expect(search()).toHaveValue('personne');
  await userEvent.click(screen.getAllByRole('button', { name: 'Effacer la recherche' }).at(-1)!);
  await waitFor(() => expect(addressNow()).toBe('/users'));
  expect(search()).toHaveValue('');
  await waitFor(async () => expect(await shownNames()).toHaveLength(4));
});

describe('Colonnes', () => {
  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .sort((one, other) => Number(one.ariaColIndex) - Number(other.ariaColIndex))
      .map((header) => header.getAttribute('col-id'));

  it('shows, hides and moves columns, remembers it and restores', async () => {
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

  it('keeps one column', async () => {
    localStorage.setItem(key, '{"order":["name","email","age","seen"],"hidden":["email","age","seen"]}');
    showTable();
    await shownNames();
    await userEvent.click(screen.getByRole('button', { name: 'Colonnes' }));
    expect(await screen.findByRole('checkbox', { name: 'Nom' })).toBeDisabled();
  });

  it('is one per owner', async () => {
    localStorage.setItem(key, '{"order":["age","name","email","seen"],"hidden":["seen"]}');
    const { change } = showTable();
    await shownNames();
    expect(headers()).toEqual(['age', 'name', 'email']);
    change({ preferencesOwner: 'other' });
    await waitFor(() => expect(headers()).toEqual(['name', 'email', 'age']));
  });
});

describe('states', () => {
  it('shows that rows are on their way', () => {
    showTable({ rows: [], status: 'loading' });
    expect(screen.getByText('Chargement : Équipage du quai')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('says that there are none', async () => {
    showTable({ rows: [], emptyDescription: 'Ajoutez le premier.' });
    expect(await screen.findByRole('heading', { name: 'Aucune donnée disponible' })).toBeVisible();
    expect(screen.getByText('Ajoutez le premier.')).toBeVisible();
    expect(screen.getByText('0 élément(s) au total')).toBeVisible();
  });

  it('offers to try again where nothing could be read', async () => {
    const onRetry = jest.fn();
    showTable({ rows: [], status: 'error', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Les données ne peuvent pas être affichées');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows and says how old they are when they could not be read again', async () => {
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

it('draws a new version of a row, also where its value is the same', async () => {
  const drawn = [{ ...columns[0]!, cell: ({ email }: { email: string }) => <em>{email}</em> }];
  const { change } = showTable({ columns: drawn });
  expect(await shownNames()).toContain('awa@escale.test');
  change({ rows: people.map((row) => (row.id === 'b' ? { ...row, email: 'chef@escale.test' } : row)) });
  await waitFor(async () => expect(await shownNames()).toContain('chef@escale.test'));
});

it('has an action to add, or says why not', async () => {
  const onRun = jest.fn();
  const { change } = showTable({ addAction: { onRun } });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(onRun).toHaveBeenCalledTimes(1);
  change({ addAction: { onRun, unavailableReason: 'Droit manquant' } });
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(onRun).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Ajouter' })).toHaveAccessibleDescription('Droit manquant');
});
