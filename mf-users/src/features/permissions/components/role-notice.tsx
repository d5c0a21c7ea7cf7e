import { labelOf, useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { ChangeNotice } from '../../../shared/change-notice';
import { useLiveRole } from '../api/role-permissions';

/** Keeps the rights of a role up to date while an editor is open, and says when another person has changed them. */
export function RoleNotice({ role }: { role: string }) {
  const { roles } = useMessages();
  const name = labelOf(useVocabulary().roles, role);
  return (
    <ChangeNotice
      {...useLiveRole(role)}
      text={(_change, author, time) => roles.changed(name, author, time)}
    />
  );
}
