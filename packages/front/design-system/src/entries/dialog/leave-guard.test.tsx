import { useUnsavedWork } from '../../core/unsaved/unsaved-work';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { DesignSystemProvider } from '../../core/provider/design-system-provider';
import { LeaveGuard } from './leave-guard';

function Page({ work }: { work: string | undefined }) {
  useUnsavedWork(true, work);
  return (
    <DesignSystemProvider>
      <Link to="/elsewhere">Partir</Link>
      <LeaveGuard unsaved />
    </DesignSystemProvider>
  );
}

it.each([
  ['Permissions', 'Non enregistré : Permissions. Les modifications que vous avez saisies seront perdues.'],
  [undefined, 'Les modifications que vous avez saisies seront perdues.'],
])('names what is not saved, if the page has named it: %s', async (work, sentence) => {
  const router = createMemoryRouter([{ path: '*', element: <Page work={work} /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Partir' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
});
