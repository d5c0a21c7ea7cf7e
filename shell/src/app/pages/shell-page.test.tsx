import { renderApp, screen } from '@escale/testing';
import { Suspense } from 'react';
import { shellPage } from './shell-page';

it('a page whose code does not load says so and offers to try again; it does not crash', async () => {
  const Page = shellPage(() => Promise.reject(new Error('gone')));
  renderApp(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: "La page n'a pas pu être chargée" })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});
