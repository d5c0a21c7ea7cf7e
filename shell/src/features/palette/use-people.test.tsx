import { usersQueryOptions } from '@escale/api-client';
import { buildUser, renderApp, screen } from '@escale/testing';
import { useState } from 'react';
import { usePeople } from './use-people';

function People() {
  const [wanted, setWanted] = useState(false);
  const { commands } = usePeople(wanted, () => undefined);
  return (
    <button onClick={() => setWanted(!wanted)}>
      {commands.map(({ label }) => label).join() || 'Personne'}
    </button>
  );
}

describe('usePeople', () => {
  it('watches the list only while people are looked for', async () => {
    const { queryClient, user } = renderApp(<People />, { as: 'SUPER_ADMIN' });
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
});
