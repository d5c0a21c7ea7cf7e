import { buildDescriptor, renderApp, screen, waitFor } from '@escale/testing';
import { useState } from 'react';
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

it('refuses a module whose permission was revoked after the list was rendered', async () => {
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

it('prefetches once per list of versions, however often it renders', async () => {
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
        <ModuleCards
          descriptors={[state.live]}
          statusOf={() => ({ badge: null, problem: null })}
          prefetch={prefetch}
        />
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
