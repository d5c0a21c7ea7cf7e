import { Compare, EditUser, Invite, ManyRights, NewUser, Profile, Roles, UserDetail } from './app/lazy-pages';
import { UsersPage } from './app/users-page';
import { usersQueryOptions } from '@escale/api-client';
import { paths } from '@escale/contracts';
import { defineModule, type LazyPage } from '@escale/module-kit';

const pageAt = (path: string, Page: LazyPage) => ({ path, element: <Page />, preload: Page.preload });

export const definition = defineModule({
  id: 'users',
  pages: [
    {
      path: '/users',
      element: <UsersPage />,
      prefetch: (queryClient) => queryClient.query(usersQueryOptions()),
    },
    pageAt('/users/add', NewUser),
    pageAt('/users/invite', Invite),
    pageAt('/users/rights', ManyRights),
    pageAt('/users/roles', Roles),
    pageAt('/users/:userId', UserDetail),
    pageAt('/users/:userId/edit', EditUser),
    pageAt('/users/:userId/compare', Compare),
    pageAt(paths.profile, Profile),
  ],
});
