import { defineModule } from '@escale/module-kit';
import { SettingsPage } from './app/settings-page';

export const definition = defineModule({
  id: 'settings',
  pages: [{ path: '/settings', element: <SettingsPage /> }],
});
