import type { ModuleDescriptor, PermissionMap } from '@escale/contracts';
import { buildDescriptor, renderApp, screen, waitFor } from '@escale/testing';
import { ModulesProvider } from '../modules-context';
import { moduleLink, ModuleLink, type ModuleTarget } from '.';

const readRight = { visible: true, read: true };
const usersDescriptor = (changes: Partial<ModuleDescriptor> = {}) =>
  buildDescriptor({
    id: 'users',
    routes: [
      { path: '/people', access: 'read', name: 'list' },
      { path: '/people/:userId', access: 'write', name: 'detail' },
    ],
    ...changes,
  });
const userDetailLink = moduleLink('users', 'detail', { userId: 'a/b' });

function showLink(
  to: ModuleTarget,
  modules: ModuleDescriptor[],
  permissions: PermissionMap = { users: readRight },
) {
  return renderApp(
    <ModulesProvider modules={modules}>
      <ModuleLink to={to}>Yao Kouassi</ModuleLink>
    </ModulesProvider>,
    { as: 'OPERATOR', permissions },
  );
}

it('leads to the address of the page in the registry, with its parameters', async () => {
  const { unmount } = showLink(userDetailLink, [usersDescriptor()], { users: { ...readRight, write: true } });
  expect(await screen.findByRole('link', { name: 'Yao Kouassi' })).toHaveAttribute('href', '/people/a%2Fb');
  unmount();
  showLink(moduleLink('users', 'list', {}, { statut: 'ACTIVE' }), [usersDescriptor()]);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/people?statut=ACTIVE');
});

it.each<[string, ModuleDescriptor[]]>([
  ['is not published', []],
  ['is withdrawn', [usersDescriptor({ entry: null })]],
  ['has no page of that name', [usersDescriptor({ routes: [{ path: '/people', access: 'read' }] })]],
  ['needs a right that is missing', [usersDescriptor()]],
])('is plain text where the module %s', async (_name, modules) => {
  const { queryClient } = showLink(userDetailLink, modules);
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
