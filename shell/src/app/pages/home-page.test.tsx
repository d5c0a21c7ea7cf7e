import { DesignSystemProvider } from '@escale/design-system';
import {
  apiPath,
  buildDescriptor,
  buildUser,
  delay,
  http,
  HttpResponse,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { HomePage } from './home-page';
import { resumeAddress } from '../../features/session/resume-address';
import { createTestLoader, renderWithLoader } from '../../modules/test-loader';

const buildCard = (
  id: string,
  label: string,
  order: number,
  status: 'available' | 'coming-soon' = 'available',
) =>
  buildDescriptor({
    id,
    label,
    path: `/${id}`,
    routes: [{ path: `/${id}`, access: 'read' }],
    card: { label, description: `Tout sur ${label}`, icon: 'box', order, status },
  });

const descriptors = [
  buildCard('containers', 'Gestion Conteneurs', 50, 'coming-soon'),
  buildCard('users', 'Gestion Utilisateurs', 20),
  buildCard('dashboard', 'Tableau de Bord', 10),
  buildDescriptor({ id: 'auth', card: null }),
];

const homePage = <HomePage descriptors={descriptors} />;
const renderOptions = { as: 'SUPER_ADMIN', url: '/modules' } as const;

describe('modules home', () => {
  it('greets, and lists the modules of the role in their order [§2-6 §2-36 §4-30]', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z'), advanceTimers: true });
    renderWithLoader(homePage, renderOptions);
    expect(screen.getByRole('heading', { level: 1, name: 'MODULES ESCALE' })).toBeVisible();
    expect(screen.getByText(/^Bonsoir .+, choisissez un module pour commencer\.$/)).toBeVisible();
    jest.useRealTimers();
    const list = await screen.findByRole('list', { name: 'Modules' });
    const titles = within(list).getAllByRole('heading', { level: 2 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Tableau de Bord',
      'Gestion Utilisateurs',
      'Gestion Conteneurs',
    ]);
  });

  it('shows no state for a running module, and marks a refused one', async () => {
    const running = {
      ...buildCard('dashboard', 'Tableau de Bord', 10),
      seal: 'sha384-x',
      files: { 'a.js': 'sha384-x' },
    };
    const refused = { ...buildCard('settings', 'Paramètres', 30), hostApi: '^9.0.0' };
    const loader = createTestLoader();
    jest.spyOn(loader, 'prefetch').mockResolvedValue();
    const statusOf = loader.statusOf;
    jest
      .spyOn(loader, 'statusOf')
      .mockImplementation((descriptor, config) =>
        descriptor.id === 'dashboard' ? { kind: 'ready' } : statusOf(descriptor, config),
      );
    renderWithLoader(<HomePage descriptors={[running, refused]} />, { ...renderOptions, loader });
    const item = (name: string) => screen.getByRole('link', { name }).closest('li');
    await screen.findByRole('link', { name: 'Tableau de Bord' });
    expect(item('Tableau de Bord')).toHaveTextContent(/^Tableau de BordTout sur Tableau de Bord$/);
    await waitFor(() => expect(item('Paramètres')).toHaveTextContent('Refusé'));
  });

  it('shows the last sign-ins of the account with their addresses, and the support contact', async () => {
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
    const signIn = (timestamp: string, ipAddress: string | null) => ({
      id: timestamp,
      action: 'LOGIN',
      resource: 'auth',
      timestamp,
      ipAddress,
    });
    const data = [
      { ...signIn('2026-11-21T19:49:00.000Z', '10.0.0.7'), userAgent },
      signIn('2026-11-20T08:14:00.000Z', null),
      ...[19, 18, 17].map((day) => signIn(`2026-11-${day}T08:00:00.000Z`, '10.0.0.7')),
    ];
    let asked = new URLSearchParams();
    server.use(
      http.get(apiPath('/users/:id/audit-logs'), ({ request }) => {
        asked = new URL(request.url).searchParams;
        return HttpResponse.json({ success: true, data, pagination: { pages: 1, total: 5 } });
      }),
    );
    const release = { name: 'escale-shell', content: '1.5.0-a1b2' };
    const mark = document.head.appendChild(Object.assign(document.createElement('meta'), release));
    renderWithLoader(homePage, renderOptions);
    const signIns = await screen.findByRole('region', { name: 'Vos dernières connexions' });
    expect(
      within(signIns)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['21/11/2026 19:49', '20/11/2026 08:14', '19/11/2026 08:00', '18/11/2026 08:00']);
    expect(Object.fromEntries(asked)).toEqual({ page: '1', limit: '4', action: 'LOGIN' });
    await waitFor(() =>
      expect(within(signIns).getAllByRole('definition')[0]).toHaveTextContent(
        /^Chrome 131 sur Windows · depuis 10\.0\.0\.7$/,
      ),
    );
    expect(within(signIns).getAllByRole('definition')[1]).toHaveTextContent(/^adresse inconnue$/);
    expect(within(signIns).getByRole('link', { name: 'Toute mon activité' })).toHaveAttribute(
      'href',
      '/profile?onglet=activity',
    );
    const help = screen.getByRole('link', { name: 'Aide et support' });
    expect(help).toHaveAttribute('href', 'mailto:support@escale.test');
    expect(screen.getByText('Version 1.5.0-a1b2')).toBeVisible();
    mark.remove();
  });

  it('shows staff the version without its build id', async () => {
    const release = { name: 'escale-shell', content: '1.5.0-a1b2' };
    const mark = document.head.appendChild(Object.assign(document.createElement('meta'), release));
    renderWithLoader(homePage, { ...renderOptions, as: 'OPERATOR' });
    expect(await screen.findByText('Version 1.5.0')).toBeVisible();
    mark.remove();
  });

  it('offers the actions that modules declare, to those who hold the right', async () => {
    const users = {
      ...buildCard('users', 'Gestion Utilisateurs', 20),
      actions: [
        { id: 'who', label: 'Qui est là', path: '/users', right: 'read' as const },
        { id: 'purge', label: 'Tout supprimer', path: '/users', right: 'delete' as const },
      ],
    };
    renderWithLoader(<HomePage descriptors={[users]} />, { ...renderOptions, as: 'ADMIN' });
    const quick = await screen.findByRole('region', { name: 'Accès rapides' });
    expect(within(quick).getByRole('link', { name: 'Qui est là' })).toHaveAttribute('href', '/users');
    expect(within(quick).queryByText('Tout supprimer')).toBeNull();
  });

  it('hides modules that the user may not see [§2-37 §2-75 §6-7]', async () => {
    renderWithLoader(homePage, { ...renderOptions, as: 'OPERATOR' });
    expect(await screen.findByRole('link', { name: 'Tableau de Bord' })).toBeVisible();
    expect(screen.queryByText('Gestion Utilisateurs')).not.toBeInTheDocument();
  });

  it.each(['click', '{Enter}', ' '])('opens a module by %j [§2-41 §2-42 §2-53]', async (act) => {
    const { user, location } = renderWithLoader(homePage, renderOptions);
    const link = await screen.findByRole('link', { name: 'Tableau de Bord' });
    if (act === 'click') await user.click(link);
    else {
      link.focus();
      await user.keyboard(act);
    }
    expect(location().pathname).toBe('/dashboard');
  });

  it('says on one press why a module is not available, and stays on the page [job 12] [§2-40 §4-30]', async () => {
    const { user, location } = renderWithLoader(homePage, renderOptions);
    const soon = await screen.findByRole('button', { name: 'Gestion Conteneurs' });
    expect(soon).toHaveAttribute('aria-disabled', 'true');
    expect(soon).toHaveAccessibleDescription(/Bientôt disponible/);
    await user.click(soon);
    expect(await screen.findByText('Le module Gestion Conteneurs sera bientôt disponible')).toBeVisible();
    expect(location().pathname).toBe('/modules');
  });

  it('shows six skeleton cards while the permissions load [§2-44]', async () => {
    server.use(http.get(apiPath('/users/:id/preferences'), () => delay('infinite')));
    renderWithLoader(homePage, renderOptions);
    expect(await screen.findByText('Chargement des modules…')).toBeInTheDocument();
    expect(screen.getByTestId('home-skeleton').children).toHaveLength(6);
  });

  it('offers a retry when the permissions cannot be loaded, and grants nothing meanwhile', async () => {
    server.use(http.get(apiPath('/users/:id/preferences'), () => new HttpResponse(null, { status: 500 })));
    const { user } = renderWithLoader(homePage, renderOptions);
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.queryByText('Tableau de Bord')).not.toBeInTheDocument();
    server.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Tableau de Bord' })).toBeVisible();
  });

  it('explains what to do when there is no module, and writes to the configured support [§2-43 §8-49]', async () => {
    const hidden = { visible: false };
    const reader = buildUser({ firstName: 'Awa', lastName: 'Koné', role: 'OPERATOR' });
    renderWithLoader(
      <DesignSystemProvider supportEmail="aide@client.test">{homePage}</DesignSystemProvider>,
      {
        ...renderOptions,
        as: reader,
        permissions: { users: hidden, dashboard: hidden, containers: hidden },
      },
    );
    expect(await screen.findByText('Aucun module disponible')).toBeVisible();
    expect(screen.getByText('Contactez un administrateur pour obtenir un accès.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rafraîchir la page' })).toBeVisible();
    const contact = screen.getByRole('link', { name: 'Contacter le support' });
    expect(decodeURIComponent(contact.getAttribute('href') ?? '')).toMatch(
      /^mailto:aide@client\.test\?subject=.*Awa Koné/,
    );
  });
});

describe("'Reprendre'", () => {
  it('offers the address requested before the sign-in, once', async () => {
    resumeAddress.write('/users?tri=nom');
    const { user, location } = renderWithLoader(homePage, renderOptions);
    await user.click(await screen.findByRole('link', { name: 'Reprendre' }));
    expect(location()).toMatchObject({ pathname: '/users', search: '?tri=nom' });
    expect(resumeAddress.read()).toBeNull();
  });

  it.each(['https://elsewhere.test/users', '//elsewhere.test', 'users', '/nowhere'])(
    'ignores %s',
    async (path) => {
      resumeAddress.write(path);
      renderWithLoader(homePage, renderOptions);
      await screen.findByRole('link', { name: 'Tableau de Bord' });
      expect(screen.queryByRole('link', { name: 'Reprendre' })).not.toBeInTheDocument();
    },
  );
});
