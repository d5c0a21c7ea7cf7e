import { useCurrentUser, usePermissions } from '@escale/auth';
import { paths } from '@escale/contracts';
import { ButtonLink, PageFrame } from '@escale/design-system';
import { SettingsForm } from '../features/settings/components/settings-form';
import { useMessages } from '../messages/catalogue';

/** /settings: a form of this browser alone (§2 'Settings'). */
export function SettingsPage() {
  const m = useMessages();
  const user = useCurrentUser();
  const mayWrite = usePermissions().missing('settings', 'write') === null;
  return (
    <PageFrame
      title={m.title}
      breadcrumb={[{ label: m.modules, to: paths.modules }, { label: m.title }]}
      actions={
        <ButtonLink to={paths.modules} variant="secondary" icon="arrow-left">
          {m.backToModules}
        </ButtonLink>
      }
    >
      <SettingsForm key={user.id} userId={user.id} mayWrite={mayWrite} />
    </PageFrame>
  );
}
