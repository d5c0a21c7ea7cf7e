import { defineModule } from '@escale/module-kit';
import { HomePage } from './app/home-page';
import { DetailPage } from './features/detail/detail-page';

export const definition = defineModule({
  id: 'yard',
  pages: [
    { path: '/yard', element: <HomePage /> },
    { path: '/yard/detail', element: <DetailPage /> },
  ],
  contributions: {
    'user-tab': {
      gates: () => import('./features/gates/user-gates').then((file) => file.UserGates),
    },
    'dashboard-widget': {
      slots: () => import('./features/gates/free-slots').then((file) => file.FreeSlots),
    },
  },
});
