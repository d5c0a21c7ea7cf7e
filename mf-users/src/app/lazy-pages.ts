import { PageSpinner } from '@escale/design-system';
import { lazyPage } from '@escale/module-kit';
import type { ComponentType } from 'react';

const pageWithSpinner = (load: () => Promise<ComponentType>) => lazyPage(load, PageSpinner);

export const LazyNewUserPage = pageWithSpinner(() =>
  import('./new-user-page').then((file) => file.NewUserPage),
);
export const LazyInvitePage = pageWithSpinner(() => import('./invite-page').then((file) => file.InvitePage));
export const LazyBulkRightsPage = pageWithSpinner(() =>
  import('./bulk-rights-page').then((file) => file.BulkRightsPage),
);
export const LazyEditUserPage = pageWithSpinner(() =>
  import('./edit-user-page').then((file) => file.EditUserPage),
);
export const LazyComparePage = pageWithSpinner(() =>
  import('./compare-page').then((file) => file.ComparePage),
);
export const LazyUserPage = pageWithSpinner(() => import('./user-page').then((file) => file.UserPage));
export const LazyRolesPage = pageWithSpinner(() => import('./roles-page').then((file) => file.RolesPage));
export const LazyProfilePage = pageWithSpinner(() =>
  import('./profile-page').then((file) => file.ProfilePage),
);
