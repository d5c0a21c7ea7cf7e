import type { CardFigure, ModuleDescriptor, Role } from '@escale/contracts';
import {
  apiPath,
  buildDescriptor,
  buildUser,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { ModulesProvider } from '@escale/module-kit';
import { useState, type ComponentProps } from 'react';
import { recordUse } from './last-used';
import { ModuleCard } from './module-card';
import { ModuleCards, type ModuleCardsProps } from './module-cards';

const ReadyCard = (props: ComponentProps<ModuleCardsProps['card']>) => (
  <ModuleCard {...props} kind="ready" badge={null} problem={null} />
);

const users = buildDescriptor({
  id: 'users',
  path: '/users',
  card: {
    label: 'Gestion Utilisateurs',
    description: 'Comptes',
    icon: 'users',
    order: 1,
    status: 'available',
  },
});

it('refuses a module whose permission was revoked after the list was rendered [§2-41 §8-21 §8-60]', async () => {
  const { user, location } = renderApp(
    <ModuleCards descriptors={[users]} card={ReadyCard} prefetch={jest.fn()} preload={jest.fn()} />,
    {
      as: 'OPERATOR',
      url: '/modules',
    },
  );
  await user.click(screen.getByRole('link', { name: 'Gestion Utilisateurs' }));
  expect(await screen.findByText('Accès refusé au module: Gestion Utilisateurs')).toBeVisible();
  expect(location().pathname).toBe('/modules');
});

it('a card without a badge refers only to elements on the page', () => {
  renderApp(<ModuleCards descriptors={[users]} card={ReadyCard} prefetch={jest.fn()} preload={jest.fn()} />, {
    as: 'SUPER_ADMIN',
  });
  const link = screen.getByRole('link', { name: 'Gestion Utilisateurs' });
  const ids = link.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Comptes']);
});

it('prefetches once per set of versions, however often it renders', async () => {
  const prefetch = jest.fn();
  const later = { ...users, version: '2.0.0' };
  function Cards() {
    const [state, setState] = useState({ count: 0, live: users });
    return (
      <>
        <button onClick={() => setState({ count: state.count + 1, live: state.live })}>
          Rendu {state.count}
        </button>
        <button onClick={() => setState({ count: 0, live: later })}>Publier</button>
        <ModuleCards descriptors={[state.live]} card={ReadyCard} prefetch={prefetch} preload={jest.fn()} />
      </>
    );
  }
  const { user } = renderApp(<Cards />, { as: 'SUPER_ADMIN', url: '/modules' });
  await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Rendu 0' }));
  await user.click(screen.getByRole('button', { name: 'Rendu 1' }));
  await user.click(screen.getByRole('button', { name: 'Publier' }));
  await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(2));
  expect(prefetch.mock.calls.map(([descriptor]) => (descriptor as typeof users).version)).toEqual([
    '1.0.0',
    '2.0.0',
  ]);
});

it('fetches the modules used last before the others', async () => {
  const prefetch = jest.fn<void, [ModuleDescriptor]>();
  for (const id of ['users', 'settings']) recordUse('awa', id);
  const listed = [buildCard('dashboard', 1), buildCard('users', 2), buildCard('settings', 3)];
  renderApp(<ModuleCards descriptors={listed} card={ReadyCard} prefetch={prefetch} preload={jest.fn()} />, {
    as: buildUser({ id: 'awa', role: 'SUPER_ADMIN' }),
  });
  await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(3));
  expect(prefetch.mock.calls.map(([{ id }]) => id)).toEqual(['settings', 'users', 'dashboard']);
  localStorage.clear();
});

it('preloads the two modules used last, and another on hover, if the user may open them', async () => {
  const preload = jest.fn<void, [ModuleDescriptor]>();
  for (const id of ['dashboard', 'settings', 'users', 'security']) recordUse('awa', id);
  const listed = [buildCard('dashboard', 1), buildCard('users', 2), buildCard('settings', 3)];
  const noRight = { security: { visible: true, read: false, write: false, delete: false } };
  const awa = buildUser({ id: 'awa', role: 'SUPER_ADMIN' });
  const { user } = renderApp(
    <ModuleCards
      descriptors={[...listed, buildCard('security', 4)]}
      card={ReadyCard}
      prefetch={jest.fn()}
      preload={preload}
    />,
    { as: awa, permissions: noRight },
  );
  const ids = () => preload.mock.calls.map(([{ id }]) => id);
  await waitFor(() => expect(ids()).toEqual(['users']));
  await user.hover(await screen.findByRole('link', { name: 'dashboard' }));
  await user.hover(screen.getByRole('link', { name: 'security' }));
  expect(ids()).toEqual(['users', 'dashboard']);
  localStorage.clear();
});

const buildCard = (id: string, order: number, status: 'available' | 'coming-soon' = 'available') =>
  buildDescriptor({
    id,
    path: `/${id}`,
    card: { label: id, description: id, icon: 'box', order, status },
  });

const renderCards = (descriptors: readonly ReturnType<typeof buildDescriptor>[]) => (
  <ModuleCards descriptors={descriptors} card={ReadyCard} prefetch={jest.fn()} preload={jest.fn()} />
);

describe('the order of the cards', () => {
  const listed = [buildCard('dashboard', 1), buildCard('users', 2), buildCard('settings', 3)];
  const soon = buildCard('reports', 0, 'coming-soon');
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  afterEach(() => localStorage.clear());

  it('puts the last used first, per account, and announced modules last', async () => {
    const [awa, yao] = [buildUser({ id: 'awa', role: 'SUPER_ADMIN' }), buildUser({ id: 'yao' })];
    recordUse('awa', 'users');
    recordUse('awa', 'settings');
    recordUse('awa', 'reports');
    const { unmount } = renderApp(renderCards([soon, ...listed]), { as: awa });
    await screen.findByRole('link', { name: 'settings' });
    expect(titles()).toEqual(['settings', 'users', 'dashboard', 'reports']);
    unmount();
    renderApp(renderCards([soon, ...listed]), { as: yao });
    await screen.findByRole('link', { name: 'settings' });
    expect(titles()).toEqual(['dashboard', 'users', 'settings', 'reports']);
  });

  it('does not change while the page is shown, and survives damaged storage', async () => {
    localStorage.setItem('escale.used.awa', '{');
    renderApp(renderCards(listed), { as: buildUser({ id: 'awa', role: 'SUPER_ADMIN' }) });
    await screen.findByRole('link', { name: 'settings' });
    recordUse('awa', 'settings');
    expect(titles()).toEqual(['dashboard', 'users', 'settings']);
  });
});

it('the card of a withdrawn module says so and opens nothing', async () => {
  const withdrawn = { ...buildCard('users', 1, 'coming-soon'), withdrawn: true };
  const { user, location } = renderApp(renderCards([withdrawn]), { as: 'SUPER_ADMIN', url: '/modules' });
  const card = await screen.findByRole('button', { name: 'users' });
  expect(card).toHaveAccessibleDescription('Retiré pour le moment users');
  await user.click(card);
  expect(await screen.findByText("Le module users n'est pas accessible pour le moment.")).toBeVisible();
  expect(location().pathname).toBe('/modules');
});

describe('the figure of a card', () => {
  const figure: CardFigure = {
    label: 'Comptes actifs',
    call: '/users/counts',
    pointer: '/data/active',
    right: 'read',
    role: 'ADMIN',
  };
  const withFigure = (offered: object) => [
    buildDescriptor({
      id: 'users',
      path: '/users',
      card: {
        label: 'Gestion Utilisateurs',
        description: 'Comptes',
        icon: 'users',
        order: 1,
        status: 'available',
        figure: { ...figure, ...offered },
      },
    }),
  ];
  const answer = (response: () => Response) => {
    const asked = jest.fn(response);
    server.use(http.get(apiPath('/users/counts'), asked));
    return asked;
  };
  const counts = (active: unknown) => () => HttpResponse.json({ success: true, data: { active } });
  const open = (offered: object = {}, as: Role = 'ADMIN') =>
    renderApp(renderCards(withFigure(offered)), { as });

  it('is read from the call that the descriptor names', async () => {
    answer(counts(1_248));
    open();
    const card = within(await screen.findByRole('listitem'));
    expect(await card.findByText(/^Comptes actifs/)).toHaveTextContent(/^Comptes actifs 1\s248$/);
  });

  it('may be the time of a last event', async () => {
    answer(counts('2026-11-21T08:14:00.000Z'));
    open({ label: 'Dernière entrée' });
    expect(await screen.findByText('21/11/2026 08:14')).toBeVisible();
  });

  it.each<[string, () => Response]>([
    ['the server has not the call', () => new HttpResponse(null, { status: 404 })],
    ['the call fails', () => HttpResponse.json({ error: 'Non.' }, { status: 500 })],
    ['the pointer leads to nothing', () => HttpResponse.json({ success: true })],
    ['the answer is no figure', counts('beaucoup')],
  ])('is absent without an error when %s', async (_name, response) => {
    const asked = answer(response);
    open();
    expect(await screen.findByRole('link', { name: 'Gestion Utilisateurs' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByText(/Comptes actifs/)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not asked for without the right or the role', async () => {
    const asked = answer(counts(1));
    const { unmount } = open({ right: 'delete' });
    await screen.findByRole('link', { name: 'Gestion Utilisateurs' });
    unmount();
    const refused = open({ role: 'SUPER_ADMIN' });
    await screen.findByRole('link', { name: 'Gestion Utilisateurs' });
    refused.unmount();
    open();
    await screen.findByText(/^Comptes actifs/);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('leaves the card intact when the descriptor declares it wrongly', async () => {
    open({ call: '//elsewhere.test' });
    expect(await screen.findByRole('link', { name: 'Gestion Utilisateurs' })).toBeVisible();
  });
});

it('shows what the code of a module adds to its own card, for those with the right', async () => {
  const part = { point: 'home-card', label: 'Places', order: 1 } as const;
  const offering = {
    ...users,
    contributions: [
      { ...part, id: 'slots', right: 'read' },
      { ...part, id: 'gates', right: 'delete' },
    ],
  };
  const other = buildDescriptor({
    id: 'yard',
    contributions: [{ ...part, id: 'yard-slots', right: 'read' }],
  });
  renderApp(
    <ModulesProvider
      modules={[offering, other]}
      outlet={({ contribution }) => <p>{`partie ${contribution.id}`}</p>}
    >
      <ModuleCards descriptors={[offering]} card={ReadyCard} prefetch={jest.fn()} preload={jest.fn()} />
    </ModulesProvider>,
    { as: 'ADMIN', permissions: { yard: { visible: true, read: true } } },
  );
  expect(await within(screen.getByRole('listitem')).findByText('partie slots')).toBeVisible();
  expect(screen.getAllByText(/^partie/)).toHaveLength(1);
});
