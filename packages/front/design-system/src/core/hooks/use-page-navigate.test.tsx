import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import { usePageNavigate } from './use-page-navigate';

/** A page whose button waits for `answer` and then navigates. */
function PageWithPendingAnswer({ answer }: { answer: Promise<void> }) {
  const navigate = usePageNavigate();
  const { id } = useParams();
  const ask = async () => {
    await answer;
    void navigate('/done');
  };
  return <button onClick={() => void ask()}>{`ask ${id}`}</button>;
}

async function pressButtonAt(address: string) {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const router = createMemoryRouter(
    [
      { path: '/users/:id', element: <PageWithPendingAnswer answer={answered} /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole('button').click());
  const go = (to: string) => act(() => router.navigate(to));
  return { go, answer: () => act(async () => answer()), here: () => router.state.location.pathname };
}

it('navigates while the page is open, also in another tab of the page', async () => {
  const { go, answer, here } = await pressButtonAt('/users/1');
  await go('/users/1?tab=security');
  await answer();
  expect(here()).toBe('/done');
});

it('does not navigate a user who has left the page', async () => {
  const { go, answer, here } = await pressButtonAt('/users/1');
  await go('/login');
  await answer();
  expect(here()).toBe('/login');
});

it('does not navigate a user who is at another record of the same page', async () => {
  const { go, answer, here } = await pressButtonAt('/users/1');
  await go('/users/2');
  await answer();
  expect(here()).toBe('/users/2');
});
