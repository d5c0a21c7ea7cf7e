import { defineModule } from '@escale/module-kit';
import { SecurityPage } from './app/security-page';

export const definition = defineModule({
  id: 'security',
  pages: [{ path: '/security', element: <SecurityPage /> }],
});
