import { paths, roles } from '@escale/contracts';
import { ModulePageFrame, useHasUnsavedWork } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import { Tabs, useAddressTab } from '@escale/design-system/tabs';
import { useVocabulary } from '@escale/i18n';
import { RoleTab } from '../features/permissions/components/role-tab';
import { useMessages } from '../messages/catalogue';

/** /users/roles: what each role may do in each module. */
export function RolesPage() {
  const { frame, roles: texts } = useMessages();
  const vocabulary = useVocabulary();
  const [role, setRole] = useAddressTab(roles, 'OPERATOR');
  const unsaved = useHasUnsavedWork();
  const items = roles.map((id) => ({ id, label: vocabulary.roles[id], panel: <RoleTab role={id} /> }));
  return (
    <ModulePageFrame
      title={texts.title}
      modulesPath={paths.modules}
      parents={[{ label: frame.users, to: '/users' }]}
      back={{ to: '/users', label: texts.back }}
    >
      <LeaveGuard unsaved={unsaved} />
      <Tabs label={texts.tabs} items={items} value={role} onChange={setRole} />
    </ModulePageFrame>
  );
}
