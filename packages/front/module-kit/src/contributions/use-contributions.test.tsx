import type { ModuleContribution, ModuleDescriptor, PermissionMap } from '@escale/contracts';
import { buildDescriptor, renderApp, screen, waitFor } from '@escale/testing';
import { ModulesProvider, type ContributionOutlet } from '../modules-context';
import { useContributions } from '.';

const tabContribution = (id: string, changes: Partial<ModuleContribution> = {}): ModuleContribution => ({
  point: 'user-tab',
  id,
  label: `Onglet ${id}`,
  right: 'read',
  order: 10,
  ...changes,
});
const yardDescriptor = (contributions: ModuleContribution[], changes: Partial<ModuleDescriptor> = {}) =>
  buildDescriptor({ id: 'yard', permissions: ['read', 'release'], contributions, ...changes });

const TestOutlet: ContributionOutlet = ({ descriptor, contribution, context }) => (
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

const readRight = { visible: true, read: true };
const showTabs = (
  modules: ModuleDescriptor[],
  permissions: PermissionMap = { yard: readRight, gates: readRight },
  outlet: ContributionOutlet | undefined = TestOutlet,
) =>
  renderApp(
    <ModulesProvider modules={modules} outlet={outlet}>
      <Tabs />
    </ModulesProvider>,
    { as: 'OPERATOR', permissions },
  );
const heading = () => screen.getByRole('heading');

it('lists the parts of all modules in their order, and renders them with the context of the point', async () => {
  const gates = buildDescriptor({ id: 'gates', contributions: [tabContribution('entries', { order: 5 })] });
  showTabs([
    yardDescriptor([tabContribution('slots'), { ...tabContribution('menu'), point: 'user-menu' }]),
    gates,
  ]);
  await waitFor(() =>
    expect(heading()).toHaveTextContent('gates.entries: Onglet entries, yard.slots: Onglet slots'),
  );
  expect(screen.getByText('yard/slots {"userId":"yao"}')).toBeVisible();
  expect(screen.queryByText(/menu/)).toBeNull();
});

it.each<[string, PermissionMap, ModuleDescriptor]>([
  [
    'without the right',
    { yard: { ...readRight, write: false } },
    yardDescriptor([tabContribution('slots', { right: 'write' })]),
  ],
  [
    "without the module's own right",
    { yard: readRight },
    yardDescriptor([tabContribution('slots', { right: 'release' })]),
  ],
  ['without the module', { yard: { visible: false } }, yardDescriptor([tabContribution('slots')])],
  [
    'of a module that is withdrawn',
    { yard: readRight },
    yardDescriptor([tabContribution('slots')], { entry: null }),
  ],
])('shows nothing %s', async (_name, permissions, module) => {
  const { queryClient } = showTabs([module, yardDescriptor([tabContribution('sign')], { id: 'gates' })], {
    gates: readRight,
    ...permissions,
  });
  await waitFor(() => expect(heading()).toHaveTextContent('gates.sign'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/^yard/)).toBeNull();
});

it("shows what needs a module's own right to users who hold it", async () => {
  const own = { ...readRight, release: true };
  showTabs([yardDescriptor([tabContribution('slots', { right: 'release' })])], { yard: own });
  expect(await screen.findByText(/^yard\/slots/)).toBeVisible();
});

it('shows nothing without a shell that could load it', async () => {
  const { queryClient } = renderApp(
    <ModulesProvider modules={[yardDescriptor([tabContribution('slots')])]}>
      <Tabs />
    </ModulesProvider>,
    { as: 'OPERATOR', permissions: { yard: readRight } },
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(heading()).toBeEmptyDOMElement();
});
