import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRoutes } from 'react-router-dom';
import { useAddressParams } from './use-address-params';

function Page() {
  const [params, change] = useAddressParams();
  return (
    <>
      <output>{params.toString()}</output>
      <button onClick={() => change({ role: 'ADMIN' })}>Rôle</button>
      <button onClick={() => change({ sort: 'email' })}>Tri</button>
      <button onClick={() => change({ q: '' })}>Effacer</button>
      <button onClick={() => change({ onglet: 'droits' }, { push: true })}>Onglet</button>
    </>
  );
}

/** Renders the routes of a module with `useRoutes`, as the shell does. */
const ModuleRoutes = () => useRoutes([{ path: '/users/*', element: <Page /> }]);

function openPage() {
  const router = createMemoryRouter([{ path: '*', element: <ModuleRoutes /> }], {
    initialEntries: [{ pathname: '/users', search: '?q=abc', state: { from: '/' } }],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const click = (name: string) => screen.getByRole('button', { name }).click();
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('keeps all changes in quick succession, with the state of the history entry', async () => {
  const router = openPage();
  // `act` delays transitions until its end, as a busy machine would.
  await act(async () => {
    for (const name of ['Rôle', 'Tri', 'Effacer']) {
      click(name);
      await nextTask();
    }
  });
  expect(screen.getByRole('status')).toHaveTextContent('role=ADMIN&sort=email');
  expect(router.state.location).toMatchObject({ search: '?role=ADMIN&sort=email', state: { from: '/' } });
});

test('a pushed change leaves the former address to the back button', async () => {
  const router = openPage();
  await act(async () => {
    click('Onglet');
    await nextTask();
  });
  expect(screen.getByRole('status')).toHaveTextContent('q=abc&onglet=droits');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('status')).toHaveTextContent('q=abc');
});
