import { useCurrentUser, usePermissions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { ModulePageFrame } from '@escale/design-system';
import { SettingsForm } from '../features/settings/components/settings-form';
import { useMessages } from '../messages/catalogue';

/** Renders /settings, whose settings are stored only in this browser (§2 'Settings'). */
export function SettingsPage() {
  const m = useMessages();
  const user = useCurrentUser();
  const mayWrite = usePermissions().missing('settings', 'write') === null;
  return (
    <ModulePageFrame title={m.title} modulesPath={paths.modules}>
      <SettingsForm key={user.id} userId={user.id} mayWrite={mayWrite} />
    </ModulePageFrame>
  );
}
