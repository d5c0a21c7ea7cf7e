import { render, screen } from '@escale/testing';
import { Suspense } from 'react';
import { optionalPart } from './optional-part';

it('a part whose code does not load affects nothing else', async () => {
  const Part = optionalPart(() => Promise.reject(new Error('gone')));
  render(
    <Suspense fallback="…">
      <p>Page</p>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('Page')).toBeVisible();
});

it('a part is shown once its code is loaded', async () => {
  const Part = optionalPart(() => Promise.resolve(() => <p>Figure</p>));
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('Figure')).toBeVisible();
});
