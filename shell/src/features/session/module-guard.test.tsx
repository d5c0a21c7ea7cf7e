import {
  apiPath,
  buildDescriptor,
  delay,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
} from '@escale/testing';
import { ModuleGuard } from './module-guard';

const descriptor = buildDescriptor({
  id: 'users',
  label: 'Gestion Utilisateurs',
  path: '/users',
  permissions: ['read', 'write', 'delete', 'export', 'release'],
  permissionLabels: { release: { fr: 'Libération' } },
});
const allRights = { visible: true, read: true, write: true, delete: true };

const guardedPage = (demanded: string, showDenial = true) => (
  <ModuleGuard descriptor={descriptor} demanded={demanded} showDenial={showDenial}>
    <p>Contenu</p>
  </ModuleGuard>
);

const operatorWithRights = (rights: Record<string, boolean>) => ({
  as: 'OPERATOR' as const,
  url: ['/modules', '/users'],
  permissions: { users: { visible: false, ...rights } },
});

describe('module guard', () => {
  it('shows its children when access is granted [§2-20]', async () => {
    renderApp(guardedPage('write'), operatorWithRights(allRights));
    expect(await screen.findByText('Contenu')).toBeVisible();
  });

  it('shows a spinner while the permissions load [§2-21]', () => {
    server.use(http.get(apiPath('/users/:id/preferences'), () => delay('infinite')));
    renderApp(guardedPage('read'), operatorWithRights(allRights));
    expect(screen.getByRole('status')).toHaveTextContent('Vérification de vos droits…');
    expect(screen.queryByText('Contenu')).not.toBeInTheDocument();
  });

  it.each([
    ['delete', { ...allRights, visible: false }, "Vous n'avez pas accès au module Gestion Utilisateurs."],
    [
      'delete',
      { ...allRights, read: false },
      "Vous n'avez pas le droit de consultation sur le module Gestion Utilisateurs.",
    ],
    [
      'write',
      { ...allRights, write: false },
      "Vous n'avez pas le droit de modification sur le module Gestion Utilisateurs.",
    ],
    [
      'delete',
      { ...allRights, delete: false },
      "Vous n'avez pas le droit de suppression sur le module Gestion Utilisateurs.",
    ],
    ['release', allRights, "Vous n'avez pas le droit « Libération » sur le module Gestion Utilisateurs."],
    ['export', allRights, "Vous n'avez pas le droit « Export » sur le module Gestion Utilisateurs."],
  ] as const)(
    'names the first missing right when %s is required [§2-22 §3-14 §6-4 §8-61]',
    async (demanded, rights, message) => {
      renderApp(guardedPage(demanded), operatorWithRights(rights));
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByText('Contenu')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['read', { ...allRights, visible: false }, 'Accès refusé'],
    ['read', { ...allRights, read: false }, 'Consultation non autorisée'],
    ['write', { ...allRights, read: false, write: false }, 'Consultation non autorisée'],
    ['write', { ...allRights, write: false }, 'Modification non autorisée'],
    ['delete', { ...allRights, delete: false }, 'Suppression non autorisée'],
  ] as const)('%s with %j has the title %s [§2-20 §2-22 §6-7 §8-61]', async (demanded, rights, title) => {
    renderApp(guardedPage(demanded), operatorWithRights(rights));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const trail = screen.getByRole('navigation', { name: "Fil d'Ariane" });
    expect(trail).toHaveTextContent('ModulesGestion Utilisateurs');
  });

  it.each([
    ['button', 'Retour'],
    ['link', 'Accueil des modules'],
  ] as const)('offers the %s %s [§2-22]', async (role, name) => {
    const { user, location } = renderApp(guardedPage('read'), operatorWithRights({}));
    await user.click(await screen.findByRole(role, { name }));
    expect(location().pathname).toBe('/modules');
  });

  it('redirects to /modules where denials are not shown [§2-22]', async () => {
    const { location } = renderApp(guardedPage('read', false), {
      ...operatorWithRights({}),
      url: '/users',
      path: '/users',
    });
    await screen.findByText(
      (_text, element) => element === document.body && location().pathname === '/modules',
    );
  });

  it('grants nothing when the permissions cannot be loaded', async () => {
    server.use(http.get(apiPath('/users/:id/preferences'), () => new HttpResponse(null, { status: 500 })));
    renderApp(guardedPage('read'), { as: 'SUPER_ADMIN', url: '/users' });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByText('Contenu')).not.toBeInTheDocument();
  });
});
