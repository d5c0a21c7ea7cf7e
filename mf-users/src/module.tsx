import { paths } from '@escale/contracts';
import { defineModule } from '@escale/module-kit';
import { lazyPage } from './app/lazy-page';
import { UsersFrame } from './app/users-frame';

const Users = lazyPage(() => import('./app/users-page').then((file) => file.UsersPage));
const NewUser = lazyPage(() => import('./app/new-user-page').then((file) => file.NewUserPage));
const EditUser = lazyPage(() => import('./app/edit-user-page').then((file) => file.EditUserPage));

export const definition = defineModule({
  id: 'users',
  pages: [
    { path: '/users', element: <Users /> },
    { path: '/users/add', element: <NewUser /> },
    { path: '/users/:userId', element: <UsersFrame page="user" /> },
    { path: '/users/:userId/edit', element: <EditUser /> },
    { path: paths.profile, element: <UsersFrame page="profile" /> },
  ],
});
