import { DesignSystemProvider, notify, ToastHost } from '@escale/design-system';
import { act, render, screen, waitFor } from '@escale/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { clearPageOnLeave } from './clear-left-page';

it.each([
  ['leaves a page that is replaced', '/users/yao', 'page', false],
  ['stays where only the search part changes', '/users?q=b', 'page', true],
  ['stays in the frame around the page', '/security', 'frame', true],
])('the focus %s', async (_what, address, name, stays) => {
  render(
    <>
      <button>frame</button>
      <main>
        <button>page</button>
      </main>
    </>,
  );
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/users?q=a'] });
  clearPageOnLeave(router);
  const button = screen.getByRole('button', { name });
  button.focus();
  await router.navigate(address);
  expect(document.activeElement === button).toBe(stays);
});

test('a failure from before the first page is shown until another page replaces it', async () => {
  notify.failure('Ressource non trouvée.');
  const router = createMemoryRouter([{ path: '*', element: <p>page</p> }], {
    initialEntries: ['/users?q=a'],
  });
  clearPageOnLeave(router);
  render(
    <DesignSystemProvider>
      <RouterProvider router={router} />
      <ToastHost />
    </DesignSystemProvider>,
  );
  const failure = await screen.findByText('Ressource non trouvée.');
  await act(() => router.navigate('/users?q=b'));
  expect(failure).toBeVisible();
  await act(() => router.navigate('/security'));
  await waitFor(() => expect(failure).not.toBeInTheDocument());
});
