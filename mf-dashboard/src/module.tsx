import { defineModule } from '@escale/module-kit';
import { DashboardPage } from './app/dashboard-page';

export const definition = defineModule({
  id: 'dashboard',
  pages: [{ path: '/dashboard', element: <DashboardPage /> }],
});
