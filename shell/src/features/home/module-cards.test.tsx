import { buildDescriptor, renderApp, screen } from '@escale/testing';
import { ModuleCards } from './module-cards';

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

it('refuses a module whose right has gone since the list was drawn, and stays', async () => {
  const { user, location } = renderApp(
    <ModuleCards
      descriptors={[users]}
      statusOf={() => ({ badge: null, problem: null })}
      prefetch={jest.fn()}
    />,
    {
      as: 'OPERATOR',
      url: '/modules',
    },
  );
  await user.click(screen.getByRole('link', { name: 'Gestion Utilisateurs' }));
  expect(await screen.findByText('Accès refusé au module: Gestion Utilisateurs')).toBeVisible();
  expect(location().pathname).toBe('/modules');
});
