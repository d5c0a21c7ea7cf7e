import type { ModuleDescriptor, PermissionMap } from '@escale/contracts';
import { buildDescriptor, renderApp, screen, waitFor } from '@escale/testing';
import { ModulesProvider } from '../modules-context';
import { moduleLink, ModuleLink, type ModuleTarget } from '.';

const readable = { visible: true, read: true };
const users = (changes: Partial<ModuleDescriptor> = {}) =>
  buildDescriptor({
    id: 'users',
    routes: [
      { path: '/people', access: 'read', name: 'list' },
      { path: '/people/:userId', access: 'write', name: 'detail' },
    ],
    ...changes,
  });
const detail = moduleLink('users', 'detail', { userId: 'a/b' });

function show(
  to: ModuleTarget,
  modules: ModuleDescriptor[],
  permissions: PermissionMap = { users: readable },
) {
  return renderApp(
    <ModulesProvider modules={modules}>
      <ModuleLink to={to}>Yao Kouassi</ModuleLink>
    </ModulesProvider>,
    { as: 'OPERATOR', permissions },
  );
}

it('leads to where the registry says that the page is, with its parameters', async () => {
  const { unmount } = show(detail, [users()], { users: { ...readable, write: true } });
  expect(await screen.findByRole('link', { name: 'Yao Kouassi' })).toHaveAttribute('href', '/people/a%2Fb');
  unmount();
  show(moduleLink('users', 'list', {}, { statut: 'ACTIVE' }), [users()]);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/people?statut=ACTIVE');
});

it.each<[string, ModuleDescriptor[]]>([
  ['is not published', []],
  ['is withdrawn', [users({ entry: null })]],
  ['has no page of that name', [users({ routes: [{ path: '/people', access: 'read' }] })]],
  ['needs a right that is missing', [users()]],
])('is plain text where the module %s', async (_name, modules) => {
  const { queryClient } = show(detail, modules);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('Yao Kouassi')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a page or a parameter that the module does not have is a type error', () => {
  const wrong = [
    // @ts-expect-error no such module
    () => moduleLink('nowhere', 'list'),
    // @ts-expect-error no such page
    () => moduleLink('users', 'nowhere'),
    // @ts-expect-error the parameter is missing
    () => moduleLink('users', 'detail'),
    // @ts-expect-error another parameter
    () => moduleLink('users', 'detail', { id: 'yao' }),
  ];
  expect(wrong).toHaveLength(4);
});
