import { render, screen } from '@escale/testing';
import { Component, type ReactNode } from 'react';
import { lazyPage } from './lazy-page';

const LoadingText = () => <p>Chargement</p>;

class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Panne</p> : this.props.children;
  }
}

test('shows a fallback until the code of the page is loaded', async () => {
  const Page = lazyPage(() => Promise.resolve(() => <h1>Page</h1>), LoadingText);
  render(<Page />);
  expect(screen.getByText('Chargement')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
});

test('loads the code again on the next mount after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<() => ReactNode>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(() => <h1>Page</h1>);
  const Page = lazyPage(load, LoadingText);
  const { unmount } = render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Panne')).toBeVisible();
  unmount();
  render(<Page />);
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
});

test('a page that is loaded ahead renders without the fallback', async () => {
  const load = jest.fn(() => Promise.resolve(() => <h1>Page</h1>));
  const Page = lazyPage(load, LoadingText);
  await Page.preload();
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  await Page.preload();
  expect(load).toHaveBeenCalledTimes(1);
});
