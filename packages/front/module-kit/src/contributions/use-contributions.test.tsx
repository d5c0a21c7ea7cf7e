import type { ModuleContribution, ModuleDescriptor, PermissionMap } from '@escale/contracts';
import { buildDescriptor, renderApp, screen, waitFor } from '@escale/testing';
import { ModulesProvider, type ContributionOutlet } from '../modules-context';
import { useContributions } from '.';

const tab = (id: string, changes: Partial<ModuleContribution> = {}): ModuleContribution => ({
  point: 'user-tab',
  id,
  label: `Onglet ${id}`,
  right: 'read',
  order: 10,
  ...changes,
});
const yard = (contributions: ModuleContribution[], changes: Partial<ModuleDescriptor> = {}) =>
  buildDescriptor({ id: 'yard', permissions: ['read', 'release'], contributions, ...changes });

const Outlet: ContributionOutlet = ({ descriptor, contribution, context }) => (
  <p>{`${descriptor.id}/${contribution.id} ${JSON.stringify(context)}`}</p>
);

function Tabs() {
  const tabs = useContributions('user-tab');
  return (
    <>
      <h1>{tabs.map(({ key, label }) => `${key}: ${label}`).join(', ')}</h1>
      {tabs.map(({ render }) => render({ userId: 'yao' }))}
    </>
  );
}

const readable = { visible: true, read: true };
const show = (
  modules: ModuleDescriptor[],
  permissions: PermissionMap = { yard: readable, gates: readable },
  outlet: ContributionOutlet | undefined = Outlet,
) =>
  renderApp(
    <ModulesProvider modules={modules} outlet={outlet}>
      <Tabs />
    </ModulesProvider>,
    { as: 'OPERATOR', permissions },
  );
const heading = () => screen.getByRole('heading');

it('lists the parts of all modules in their order, and renders them with the context of the point', async () => {
  const gates = buildDescriptor({ id: 'gates', contributions: [tab('entries', { order: 5 })] });
  show([yard([tab('slots'), { ...tab('menu'), point: 'user-menu' }]), gates]);
  await waitFor(() =>
    expect(heading()).toHaveTextContent('gates.entries: Onglet entries, yard.slots: Onglet slots'),
  );
  expect(screen.getByText('yard/slots {"userId":"yao"}')).toBeVisible();
  expect(screen.queryByText(/menu/)).toBeNull();
});

it.each<[string, PermissionMap, ModuleDescriptor]>([
  ['without the right', { yard: { ...readable, write: false } }, yard([tab('slots', { right: 'write' })])],
  ["without the module's own right", { yard: readable }, yard([tab('slots', { right: 'release' })])],
  ['without the module', { yard: { visible: false } }, yard([tab('slots')])],
  ['of a module that is withdrawn', { yard: readable }, yard([tab('slots')], { entry: null })],
])('shows nothing %s', async (_name, permissions, module) => {
  const { queryClient } = show([module, yard([tab('sign')], { id: 'gates' })], {
    gates: readable,
    ...permissions,
  });
  await waitFor(() => expect(heading()).toHaveTextContent('gates.sign'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/^yard/)).toBeNull();
});

it("a module's own right opens what needs it", async () => {
  const own = { ...readable, release: true };
  show([yard([tab('slots', { right: 'release' })])], { yard: own });
  expect(await screen.findByText(/^yard\/slots/)).toBeVisible();
});

it('shows nothing where no shell could load it', async () => {
  const { queryClient } = renderApp(
    <ModulesProvider modules={[yard([tab('slots')])]}>
      <Tabs />
    </ModulesProvider>,
    { as: 'OPERATOR', permissions: { yard: readable } },
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(heading()).toBeEmptyDOMElement();
});
