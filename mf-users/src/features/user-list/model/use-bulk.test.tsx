import { useCurrentUser } from '@escale/auth';
import { roleDefaults, type User } from '@escale/contracts';
import { renderApp, screen } from '@escale/testing';
import { useMemo, useState } from 'react';
import { mariam, serveUsers, yao } from '../../../test-people';
import { useBulk } from './use-bulk';

it('evaluates a selection once, not on every key pressed elsewhere', async () => {
  serveUsers([mariam, yao]);
  const evaluated = jest.fn();
  const counted: User = Object.defineProperty({ ...yao }, 'role', { get: () => (evaluated(), yao.role) });
  const users = [counted];

  function Page() {
    const { id } = useCurrentUser();
    const actor = useMemo(
      () => ({ id, role: 'SUPER_ADMIN' as const, permissions: roleDefaults.SUPER_ADMIN }),
      [id],
    );
    const { selection } = useBulk(users, actor);
    const [text, setText] = useState('');
    return (
      <>
        <button onClick={() => selection.onChange(['yao'])}>choisir</button>
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </>
    );
  }

  const { user } = renderApp(<Page />, { as: mariam });
  await user.click(await screen.findByRole('button', { name: 'choisir' }));
  const once = evaluated.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox'), 'fatou');
  expect(evaluated).toHaveBeenCalledTimes(once);
});
