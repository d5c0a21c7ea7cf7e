import { mainContentId } from '@escale/design-system';
import { act, render, screen, waitFor } from '@escale/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ScrollAndFocus } from './scroll-and-focus';

interface PageProps {
  onButton: (button: HTMLButtonElement | null) => void;
}

function Page({ onButton }: PageProps) {
  return (
    <>
      <ScrollAndFocus />
      <main id={mainContentId}>
        <h1 tabIndex={-1}>Utilisateurs</h1>
        <button ref={onButton}>Modifier</button>
      </main>
    </>
  );
}

function showUsers(onButton: PageProps['onButton']) {
  const router = createMemoryRouter(
    [
      { path: '/users', element: <Page onButton={onButton} /> },
      { path: '/profile', element: <h1>Mon Profil</h1> },
    ],
    { initialEntries: ['/users'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const scrollBy = (top: number) => {
  Object.assign(window, { scrollY: top });
};

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation((_left, top) => scrollBy(top));
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
});
afterEach(() => scrollBy(0));

it('keeps a scroll position from before the tools of the frame were loaded', async () => {
  scrollBy(300);
  const focusAtFirst = jest.fn().mockImplementationOnce((button: HTMLButtonElement) => button.focus());
  const router = showUsers(focusAtFirst);
  expect(screen.getByRole('button')).toHaveFocus();
  await new Promise(requestAnimationFrame);
  await act(() => router.navigate('/profile'));
  scrollBy(0);
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(window.scrollY).toBe(300));
  expect(screen.getByRole('button')).toHaveFocus();
});

it('keeps the last fifty scroll positions of a tab', async () => {
  const router = showUsers(() => undefined);
  for (let visit = 0; visit < 52; visit += 1) {
    await act(() => router.navigate('/profile'));
    await act(() => router.navigate('/users'));
  }
  const kept = Object.keys(sessionStorage).filter((key) => key.startsWith('escale.place'));
  expect(kept).toEqual(['escale.places']);
  expect(JSON.parse(sessionStorage.getItem('escale.places')!)).toHaveLength(50);
});
