import {
  LazyComparePage,
  LazyEditUserPage,
  LazyInvitePage,
  LazyBulkRightsPage,
  LazyNewUserPage,
  LazyProfilePage,
  LazyRolesPage,
  LazyUserPage,
} from './app/lazy-pages';
import { UsersPage } from './app/users-page';
import { usersQueryOptions } from '@escale/api-client';
import { paths } from '@escale/contracts';
import { defineModule, type LazyPage } from '@escale/module-kit';

const lazyRoute = (path: string, Page: LazyPage) => ({ path, element: <Page />, preload: Page.preload });

export const definition = defineModule({
  id: 'users',
  pages: [
    {
      path: '/users',
      element: <UsersPage />,
      prefetch: (queryClient) => queryClient.query(usersQueryOptions()),
    },
    lazyRoute('/users/add', LazyNewUserPage),
    lazyRoute('/users/invite', LazyInvitePage),
    lazyRoute('/users/rights', LazyBulkRightsPage),
    lazyRoute('/users/roles', LazyRolesPage),
    lazyRoute('/users/:userId', LazyUserPage),
    lazyRoute('/users/:userId/edit', LazyEditUserPage),
    lazyRoute('/users/:userId/compare', LazyComparePage),
    lazyRoute(paths.profile, LazyProfilePage),
  ],
});
