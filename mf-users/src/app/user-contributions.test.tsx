import type { PermissionMap } from '@escale/contracts';
import type { ContributionOutlet } from '@escale/module-kit';
import { buildDescriptor, screen, waitFor } from '@escale/testing';
import { serveDetail } from '../test-detail';
import { mariam } from '../test-people';
import { openUserPage } from '../test-user-page';

const yardModule = buildDescriptor({
  id: 'yard',
  contributions: [{ point: 'user-tab', id: 'gates', label: 'Accès au quai', right: 'read', order: 1 }],
});
const Outlet: ContributionOutlet = ({ context }) => <p>{`Quais de ${JSON.stringify(context)}`}</p>;
const readableFlags = { visible: true, read: true };

const openWithYard = (url: string, permissions: PermissionMap) => {
  serveDetail();
  return openUserPage(
    url,
    mariam,
    { permissions: { users: { ...readableFlags, write: true }, ...permissions } },
    [yardModule],
    Outlet,
  );
};
const getTab = (name: string) => screen.getByRole('tab', { name });

it('shows a tab of another module after its own, and keeps it in the address', async () => {
  const { user, location } = openWithYard('/users/yao', { yard: readableFlags });
  await user.click(await screen.findByRole('tab', { name: 'Accès au quai' }));
  expect(await screen.findByText('Quais de {"userId":"yao"}')).toBeVisible();
  expect(location().search).toBe('?onglet=yard.gates');
  expect(screen.getAllByRole('tab').at(-1)).toBe(getTab('Accès au quai'));
});

it('opens the tab of the address', async () => {
  openWithYard('/users/yao?onglet=yard.gates', { yard: readableFlags });
  expect(await screen.findByText('Quais de {"userId":"yao"}')).toBeVisible();
});

it('opens the first tab when the one in the address is missing or forbidden', async () => {
  openWithYard('/users/yao?onglet=yard.gates', { yard: { visible: true, read: false } });
  await waitFor(() => expect(getTab('Informations générales')).toHaveAttribute('aria-selected', 'true'));
  expect(screen.queryByRole('tab', { name: 'Accès au quai' })).toBeNull();
});
