import { PageSpinner } from '@escale/design-system';
import { defineModule, lazyPage } from '@escale/module-kit';
import { SecurityPage } from './app/security-page';

const SessionsPage = lazyPage(
  () => import('./app/sessions-page').then((file) => file.SessionsPage),
  PageSpinner,
);

export const definition = defineModule({
  id: 'security',
  pages: [
    { path: '/security', element: <SecurityPage /> },
    { path: '/security/sessions', element: <SessionsPage />, preload: SessionsPage.preload },
  ],
});
