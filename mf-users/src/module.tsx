import type { ComponentType } from 'react';
import { paths } from '@escale/contracts';
import { PageSpinner } from '@escale/design-system';
import { defineModule, lazyPage } from '@escale/module-kit';

const page = (load: () => Promise<ComponentType>) => lazyPage(load, PageSpinner);

const Users = page(() => import('./app/users-page').then((file) => file.UsersPage));
const NewUser = page(() => import('./app/new-user-page').then((file) => file.NewUserPage));
const EditUser = page(() => import('./app/edit-user-page').then((file) => file.EditUserPage));
const UserDetail = page(() => import('./app/user-page').then((file) => file.UserPage));
const Profile = page(() => import('./app/profile-page').then((file) => file.ProfilePage));

export const definition = defineModule({
  id: 'users',
  pages: [
    { path: '/users', element: <Users /> },
    { path: '/users/add', element: <NewUser /> },
    { path: '/users/:userId', element: <UserDetail /> },
    { path: '/users/:userId/edit', element: <EditUser /> },
    { path: paths.profile, element: <Profile /> },
  ],
});
