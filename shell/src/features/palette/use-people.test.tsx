import { usersQueryOptions } from '@escale/api-client';
import { buildUser, http, HttpResponse, renderApp, screen, server } from '@escale/testing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePeople } from './use-people';

function PeopleList() {
  const [wanted, setWanted] = useState(false);
  const { commands } = usePeople(wanted, () => undefined);
  return (
    <button onClick={() => setWanted(!wanted)}>
      {commands.map(({ label }) => label).join() || 'Personne'}
    </button>
  );
}

describe('usePeople', () => {
  it('watches the list only while the user searches for people', async () => {
    const { queryClient, user } = renderApp(<PeopleList />, { as: 'SUPER_ADMIN' });
    const nobody = await screen.findByRole('button', { name: 'Personne' });
    const { queryKey } = usersQueryOptions();
    const watchers = () => queryClient.getQueryCache().find({ queryKey })?.getObserversCount();
    queryClient.setQueryData(queryKey, [buildUser({ firstName: 'Awa', lastName: 'Koné' })]);
    expect(watchers()).toBe(0);

    await user.click(nobody);
    expect(watchers()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Awa Koné' }));
    expect(screen.getByRole('button', { name: 'Personne' })).toBeVisible();
    expect(watchers()).toBe(0);
  });

  it('while the user does not search for people, the page that fetches the list reports its failure', async () => {
    function Page() {
      useQuery({ ...usersQueryOptions(), retry: false });
      return null;
    }
    server.use(http.get('*/api/users', () => HttpResponse.json({}, { status: 500 })));
    renderApp(
      <>
        <Page />
        <PeopleList />
      </>,
      { as: 'SUPER_ADMIN' },
    );
    expect(await screen.findByText('Erreur serveur. Veuillez réessayer plus tard.')).toBeVisible();
  });
});
