import { PageSpinner } from '@escale/design-system';
import { lazyPage } from '@escale/module-kit';
import type { ComponentType } from 'react';

const page = (load: () => Promise<ComponentType>) => lazyPage(load, PageSpinner);

export const NewUser = page(() => import('./new-user-page').then((file) => file.NewUserPage));
export const Invite = page(() => import('./invite-page').then((file) => file.InvitePage));
export const ManyRights = page(() => import('./many-rights-page').then((file) => file.ManyRightsPage));
export const EditUser = page(() => import('./edit-user-page').then((file) => file.EditUserPage));
export const Compare = page(() => import('./compare-page').then((file) => file.ComparePage));
export const UserDetail = page(() => import('./user-page').then((file) => file.UserPage));
export const Roles = page(() => import('./roles-page').then((file) => file.RolesPage));
export const Profile = page(() => import('./profile-page').then((file) => file.ProfilePage));
