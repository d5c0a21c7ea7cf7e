import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatRegistry, type ModuleDescriptor } from '@escale/contracts';
import { buildDescriptor, http, HttpResponse, screen, server, waitFor, within } from '@escale/testing';
import { useEffect } from 'react';
import { createTestLoader, renderWithLoader } from '../modules/test-loader';
import { createErrorReporter } from '../telemetry/error-reporter';
import { RouteView } from './route-view';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Reads a module's descriptor. Removes the card figure, since it would call the API, and the entry, so that the placeholder is the
 * module's page.
 */
function readDescriptor(file: string): ModuleDescriptor {
  const described = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Partial<ModuleDescriptor>;
  const card = described.card ? { ...described.card, figure: undefined } : null;
  return buildDescriptor({
    ...described,
    card,
    entry: null,
    files: {},
    seal: undefined,
    requires: undefined,
  });
}

const descriptors = [
  ...['auth', 'dashboard', 'security', 'settings', 'users'].map((id) =>
    readDescriptor(`mf-${id}/escale.module.json`),
  ),
  ...['containers', 'reports', 'shipments'].map((id) =>
    readDescriptor(`packages/tools/cli/placeholders/${id}.json`),
  ),
];

const allRights = { visible: true, read: true, write: true, delete: true };
const allPermissions = Object.fromEntries(descriptors.map(({ id }) => [id, allRights]));

function openRoute(
  url: string,
  permissions = allPermissions,
  listed: readonly ModuleDescriptor[] = descriptors,
) {
  const registry = formatRegistry(listed.map((live) => ({ live, previous: [] })));
  server.use(
    http.get('*/modules.json', () => new HttpResponse(registry)),
    http.get('*/config.json', () => HttpResponse.json({})),
  );
  return renderWithLoader(<RouteView />, { as: 'SUPER_ADMIN', url, permissions });
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a page of a withdrawn module says that it is withdrawn, not that it is announced', async () => {
  openRoute(
    '/users/add',
    allPermissions,
    descriptors.map((one) => (one.id === 'users' ? { ...one, withdrawn: true } : one)),
  );
  expect(await findTitle('Gestion Utilisateurs')).toBeVisible();
  expect(screen.getByText('Retiré pour le moment')).toBeVisible();
  expect(
    screen.getByText("Le module Gestion Utilisateurs n'est pas accessible pour le moment."),
  ).toBeVisible();
  expect(screen.queryByText(/en cours de développement/)).not.toBeInTheDocument();
});

it.each([
  ['/containers', 'Gestion Conteneurs'],
  ['/shipments', 'Expéditions'],
  ['/reports', 'Rapports'],
])('%s is a placeholder with a breadcrumb and a back link [§1-9 §2-12]', async (url, label) => {
  const { user, location } = openRoute(url, {});
  expect(await findTitle(label)).toBeVisible();
  expect(screen.getByText('Fonctionnalité en cours de développement')).toBeVisible();
  const breadcrumb = within(screen.getByRole('navigation', { name: "Fil d'Ariane" }));
  expect(breadcrumb.getByText(label)).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
  expect(location().pathname).toBe('/modules');
});

it.each(['/login', '/forgot-password'])(
  '%s redirects signed-in users to /modules [§2-2 §2-3]',
  async (url) => {
    const { location } = openRoute(url);
    await waitFor(() => expect(location().pathname).toBe('/modules'));
  },
);

it.each(['/otp-verification', '/reset-password', '/confirm-email', '/report-sign-in'])(
  '%s opens for signed-in users too [§2-4 §2-5]',
  async (url) => {
    const { location } = openRoute(url);
    expect(await findTitle('Authentification')).toBeVisible();
    expect(location().pathname).toBe(url);
  },
);

it.each([
  ['/dashboard', 'dashboard', 'visible', 'Accès refusé'],
  ['/dashboard', 'dashboard', 'read', 'Consultation non autorisée'],
  ['/users', 'users', 'read', 'Consultation non autorisée'],
  ['/users/add', 'users', 'write', 'Modification non autorisée'],
  ['/users/7', 'users', 'read', 'Consultation non autorisée'],
  ['/users/7/edit', 'users', 'write', 'Modification non autorisée'],
  ['/settings', 'settings', 'visible', 'Accès refusé'],
  ['/security', 'security', 'visible', 'Accès refusé'],
] as const)(
  '%s requires of the module %s the right %s [§2-7 §2-8 §2-9 §2-10 §2-11 §2-13 §2-14]',
  async (url, id, right, denial) => {
    const { unmount } = openRoute(url, { ...allPermissions, [id]: { ...allRights, [right]: false } });
    expect(await findTitle(denial)).toBeVisible();
    unmount();
    openRoute(url, { [id]: { ...allRights, write: right === 'write', delete: false } });
    expect(
      await findTitle(descriptors.find((descriptor) => descriptor.id === id)?.label ?? ''),
    ).toBeVisible();
  },
);

it('the frame stays mounted from page to page', async () => {
  const { user, location } = openRoute('/modules');
  const list = within(await screen.findByRole('list', { name: 'Modules' }));
  const [header] = screen.getAllByRole('banner');
  await user.click(list.getByRole('link', { name: 'Gestion Utilisateurs' }));
  expect(await findTitle('Gestion Utilisateurs')).toBeVisible();
  expect(location().pathname).toBe('/users');
  expect(header).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Retour aux modules' }));
  await screen.findByRole('list', { name: 'Modules' });
  expect(header).toBeInTheDocument();
});

it('the palette finds announced modules, and where to change the password', async () => {
  server.use(http.get('*/api/users', () => HttpResponse.json({ success: true, data: [] })));
  const { user, location } = openRoute('/modules');
  await user.click(await screen.findByRole('button', { name: 'Rechercher ou aller à…' }));
  const palette = within(await screen.findByRole('dialog', { name: 'Rechercher ou aller à…' }));
  const field = palette.getByRole('combobox');
  await user.type(field, 'conteneurs');
  const [found] = await palette.findAllByRole('option');
  expect(found).toHaveTextContent('Gestion Conteneurs Bientôt disponible');
  await user.clear(field);
  await user.type(field, 'mot de passe');
  await user.click(await palette.findByRole('option', { name: 'Changer mon mot de passe' }));
  expect(location()).toMatchObject({ pathname: '/profile', search: '?section=securite' });
});

it('/profile opens without the right to any module [§1-5 §2-15]', async () => {
  const none = { visible: false, read: false, write: false, delete: false };
  openRoute('/profile', Object.fromEntries(descriptors.map(({ id }) => [id, none])));
  expect(await findTitle('Gestion Utilisateurs')).toBeVisible();
});

it('/modules has four modules available and three that are coming soon [§1-1 §2-38 §2-39 §2-40]', async () => {
  openRoute('/modules');
  const list = within(await screen.findByRole('list', { name: 'Modules' }));
  const names = (role: string) => list.getAllByRole(role).map(({ textContent }) => textContent);
  expect(names('link')).toEqual([
    'Tableau de Bord',
    'Gestion Utilisateurs',
    'Dashboard Sécurité',
    'Paramètres',
  ]);
  expect(names('button')).toEqual(['Gestion Conteneurs', 'Expéditions', 'Rapports']);
  for (const soon of list.getAllByRole('button')) {
    expect(soon).toHaveAttribute('aria-disabled', 'true');
    expect(soon).toHaveAccessibleDescription(/^Bientôt disponible/);
  }
});

it('any other path is Page non trouvée with a link to the dashboard [§2-16]', async () => {
  const { user, location } = openRoute('/nowhere');
  expect(await findTitle('Page non trouvée')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Retour au tableau de bord' }));
  expect(location().pathname).toBe('/dashboard');
});

it('a module that throws while unmounting does not affect the frame or the next page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const entry = '/modules/dashboard/1.0.0/mf-manifest.json';
  const dashboard = { ...readDescriptor('mf-dashboard/escale.module.json'), entry };
  function Leaving() {
    useEffect(
      () => () => {
        const error = new Error('clean-up');
        error.stack = `Error: clean-up\n at http://localhost:3000/modules/dashboard/1.0.0/page.js:1:1`;
        throw error;
      },
      [],
    );
    return <h1>Tableau</h1>;
  }
  const report = jest.fn();
  const reporter = createErrorReporter();
  reporter.connect(report);
  const loader = createTestLoader({}, reporter);
  const definition = { id: 'dashboard', pages: [{ path: '/dashboard', element: <Leaving /> }] };
  loader.assets.register(dashboard, true);
  loader.queryClient.setQueryData(loader.definitionQueryOptions(dashboard).queryKey, definition);
  const registry = formatRegistry(
    [dashboard, ...descriptors.filter(({ id }) => id !== dashboard.id)].map((live) => ({
      live,
      previous: [],
    })),
  );
  server.use(
    http.get('*/modules.json', () => new HttpResponse(registry)),
    http.get('*/config.json', () => HttpResponse.json({})),
  );
  const { navigate } = renderWithLoader(<RouteView />, {
    as: 'SUPER_ADMIN',
    url: '/dashboard',
    permissions: allPermissions,
    loader,
  });
  expect(await findTitle('Tableau')).toBeVisible();
  await navigate('/modules');
  expect(await screen.findByRole('list', { name: 'Modules' })).toBeVisible();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'clean-up' }),
    expect.objectContaining({ module: 'dashboard' }),
  );
});
