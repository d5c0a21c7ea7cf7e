import { render, screen } from '@escale/testing';
import { Component, type ReactNode } from 'react';
import { lazyPage } from './lazy-page';

const Waiting = () => <p>Chargement</p>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Panne</p> : this.props.children;
  }
}

test('something stands in the place of the page until its code is there', async () => {
  const Page = lazyPage(() => Promise.resolve(() => <h1>Page</h1>), Waiting);
  render(<Page />);
  expect(screen.getByText('Chargement')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
});

test('code that did not arrive is asked for again at the next mount', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<() => ReactNode>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(() => <h1>Page</h1>);
  const Page = lazyPage(load, Waiting);
  const { unmount } = render(
    <Boundary>
      <Page />
    </Boundary>,
  );
  expect(await screen.findByText('Panne')).toBeVisible();
  unmount();
  render(<Page />);
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
});
