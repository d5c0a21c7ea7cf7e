import type { ComponentType } from 'react';
import { UsersPage } from './app/users-page';
import { usersQueryOptions } from '@escale/api-client';
import { paths } from '@escale/contracts';
import { PageSpinner } from '@escale/design-system';
import { defineModule, lazyPage, type LazyPage } from '@escale/module-kit';

const page = (load: () => Promise<ComponentType>) => lazyPage(load, PageSpinner);

const NewUser = page(() => import('./app/new-user-page').then((file) => file.NewUserPage));
const EditUser = page(() => import('./app/edit-user-page').then((file) => file.EditUserPage));
const UserDetail = page(() => import('./app/user-page').then((file) => file.UserPage));
const Roles = page(() => import('./app/roles-page').then((file) => file.RolesPage));
const Profile = page(() => import('./app/profile-page').then((file) => file.ProfilePage));

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
    pageAt('/users/roles', Roles),
    pageAt('/users/:userId', UserDetail),
    pageAt('/users/:userId/edit', EditUser),
    pageAt(paths.profile, Profile),
  ],
});
