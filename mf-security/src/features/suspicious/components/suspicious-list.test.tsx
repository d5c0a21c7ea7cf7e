import type { AuditEntry } from '@escale/contracts';
import { ModulesProvider } from '@escale/module-kit';
import { buildDescriptor, renderApp, screen, within } from '@escale/testing';
import { useSeenActivities } from '../model/use-seen-activities';
import { findSuspiciousActivities } from '../../../suspicion/suspicious-activities';
import { buildAuditEntry } from '../../../test-security';
import { SuspiciousList } from './suspicious-list';

const now = new Date('2026-11-21T09:00:00Z');
const reasons = {
  MULTIPLE_ATTEMPTS: String,
  NEW_DEVICE: 'appareil',
  FOREIGN_IP: 'adresse',
  DISOWNED: 'désavouée',
};

const buildEntry = (id: string, overrides: Partial<AuditEntry>) =>
  buildAuditEntry({
    id,
    user: { email: `${id}@escale.test`, firstName: 'Aya', lastName: id },
    ...overrides,
  });
const buildFailedSignIn = (id: string) => buildEntry(id, { action: 'LOGIN_FAILED' });
const buildForeignSignIn = (id: string) =>
  buildEntry(id, { metadata: { suspiciousFactors: ['FOREIGN_IP'] }, timestamp: '2026-11-10T07:05:00.000Z' });
const buildFirstSignIn = (id: string) => buildEntry(id, { metadata: { suspiciousFactors: ['NEW_DEVICE'] } });

function Page({ entries }: { entries: readonly AuditEntry[] }) {
  const seen = useSeenActivities('admin');
  const activities = findSuspiciousActivities(entries, reasons);
  return <SuspiciousList activities={activities} seenActivities={seen} now={now} onOpen={() => undefined} />;
}

const users = buildDescriptor({
  id: 'users',
  routes: [{ path: '/users/:userId', access: 'read', name: 'detail' }],
});

const openList = (entries: readonly AuditEntry[]) =>
  renderApp(
    <ModulesProvider modules={[users]}>
      <Page entries={entries} />
    </ModulesProvider>,
    {
      as: 'ADMIN',
      url: '/security?onglet=suspectes',
      path: '/security',
      permissions: { users: { visible: true, read: true } },
    },
  );
const list = () => screen.findByRole('list', { name: 'Activités suspectes' });
const displayedNames = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((item) => /Aya (\w+)/.exec(item.textContent)?.[1]);

beforeEach(() => localStorage.clear());

test('shows ten at first, the most severe on top, and all after one press [§9-12]', async () => {
  const many = Array.from({ length: 14 }, (_, index) => buildFailedSignIn(`r${index}`));
  const { user } = openList([...many, buildForeignSignIn('x')]);
  expect(await displayedNames()).toHaveLength(10);
  expect((await displayedNames())[0]).toBe('x');
  await user.click(screen.getByRole('button', { name: 'Afficher les 5 autres' }));
  expect(await displayedNames()).toHaveLength(15);
  expect(screen.queryByRole('button', { name: /^Afficher/ })).toBeNull();
});

test('folds first sign-ins below worse activities, and unfolds them when there is nothing else', async () => {
  const { user, unmount } = openList([
    buildFirstSignIn('n1'),
    buildFirstSignIn('n2'),
    buildFailedSignIn('r'),
  ]);
  expect(await displayedNames()).toEqual(['r']);
  const fold = screen.getByRole('button', { name: '2 premières connexions sur un appareil' });
  expect(screen.queryByText('Aya n1')).toBeNull();
  await user.click(fold);
  expect(await screen.findByText('Aya n1')).toBeVisible();
  unmount();
  openList([buildFirstSignIn('n1')]);
  expect(await screen.findByText('Aya n1')).toBeVisible();
});

test('shows every time in the same format, with the hour', async () => {
  openList([buildFailedSignIn('r'), buildFailedSignIn('r'), buildForeignSignIn('x')]);
  const moments = (await list()).querySelectorAll('time');
  expect([...moments].map(({ textContent }) => textContent)).toEqual([
    '10/11/2026, à 07:05',
    'Il y a quelques minutes, à 08:14 (dernière fois)',
  ]);
});

test('one press on the person opens their page, one on the address its audit log entries [job 15]', async () => {
  const unknown = { userId: null, user: null, metadata: { email: 'x@y.test' } };
  const { user, location } = openList([
    buildFailedSignIn('r'),
    buildEntry('u', { action: 'LOGIN_FAILED', ...unknown }),
  ]);
  expect(await screen.findByRole('link', { name: 'Aya r' })).toHaveAttribute('href', '/users/user-yao');
  expect(screen.getByText('x@y.test')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'x@y.test' })).toBeNull();
  const [address] = screen.getAllByRole('link', { name: "10.20.3.14 (filtrer le journal d'audit)" });
  await user.click(address!);
  expect(location().search).toBe('?onglet=audit&ip=10.20.3.14');
});

test('all are marked as seen at once, which can be undone [job 15]', async () => {
  const { user } = openList([buildFailedSignIn('r'), buildForeignSignIn('x'), buildFirstSignIn('n')]);
  await user.click(await screen.findByRole('button', { name: 'Tout marquer comme vu' }));
  expect(screen.queryByRole('button', { name: /^Marquer comme vu/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tout marquer comme vu' })).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Activités suspectes' }));
  expect(document.activeElement).not.toBe(document.body);
  expect(await screen.findByText('3 activités marquées comme vues')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findAllByRole('button', { name: /^Marquer comme vu/ })).toHaveLength(2);
});

test('marking by keyboard keeps the focus in place, on the next activity', async () => {
  const { user } = openList([buildFailedSignIn('r1'), buildFailedSignIn('r2'), buildFailedSignIn('r3')]);
  const mark = (id: string) =>
    screen.findByRole('button', { name: `Marquer comme vu : Échecs de connexion, ${id}@escale.test` });
  (await mark('r2')).focus();
  await user.keyboard('{Enter}');
  expect(await displayedNames()).toEqual(['r1', 'r3', 'r2']);
  expect(await mark('r3')).toHaveFocus();
});
