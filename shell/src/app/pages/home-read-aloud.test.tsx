import { buildDescriptor, screen } from '@escale/testing';
import { readAloud } from '@escale/testing/read-aloud';
import { createTestLoader, renderWithLoader } from '../../modules/test-loader';
import { AppFrame } from '../frame/app-frame';
import { HomePage } from './home-page';

const buildCard = (
  id: string,
  label: string,
  order: number,
  status: 'available' | 'coming-soon' = 'available',
) =>
  buildDescriptor({
    id,
    label,
    path: `/${id}`,
    routes: [{ path: `/${id}`, access: 'read' }],
    card: { label, description: `Tout sur ${label}`, icon: 'box', order, status },
  });

it('the home as a screen reader reads it: skip link, landmarks, each module with its state, the footer', async () => {
  const descriptors = [
    buildCard('dashboard', 'Tableau de Bord', 10),
    buildCard('users', 'Gestion Utilisateurs', 20),
    buildCard('containers', 'Gestion Conteneurs', 50, 'coming-soon'),
  ];
  jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z'), advanceTimers: true });
  const loader = createTestLoader();
  jest.spyOn(loader, 'prefetch').mockResolvedValue();
  jest
    .spyOn(loader, 'statusOf')
    .mockImplementation(({ id }) => ({ kind: id === 'containers' ? 'announced' : 'ready' }));
  renderWithLoader(
    <AppFrame>
      <HomePage descriptors={descriptors} />
    </AppFrame>,
    { as: 'SUPER_ADMIN', url: '/modules', loader },
  );
  await screen.findByRole('link', { name: 'Gestion Utilisateurs' });
  expect(await readAloud()).toMatchSnapshot();
  jest.useRealTimers();
});
