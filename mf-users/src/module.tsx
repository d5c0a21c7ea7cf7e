import { paths } from '@escale/contracts';
import { defineModule } from '@escale/module-kit';
import { lazyPage } from './app/lazy-page';

const Users = lazyPage(() => import('./app/users-page').then((file) => file.UsersPage));
const NewUser = lazyPage(() => import('./app/new-user-page').then((file) => file.NewUserPage));
const EditUser = lazyPage(() => import('./app/edit-user-page').then((file) => file.EditUserPage));
const UserDetail = lazyPage(() => import('./app/user-page').then((file) => file.UserPage));
const Profile = lazyPage(() => import('./app/profile-page').then((file) => file.ProfilePage));

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
