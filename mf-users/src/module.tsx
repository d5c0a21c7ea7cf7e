import { paths } from '@escale/contracts';
import { defineModule } from '@escale/module-kit';
import { UsersFrame } from './app/users-frame';

export const definition = defineModule({
  id: 'users',
  pages: [
    { path: '/users', element: <UsersFrame page="users" /> },
    { path: '/users/add', element: <UsersFrame page="newUser" /> },
    { path: '/users/:userId', element: <UsersFrame page="user" /> },
    { path: '/users/:userId/edit', element: <UsersFrame page="editUser" /> },
    { path: paths.profile, element: <UsersFrame page="profile" /> },
  ],
});
