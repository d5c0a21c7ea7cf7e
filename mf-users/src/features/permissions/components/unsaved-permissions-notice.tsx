import { isRole } from '@escale/contracts';
import { Alert, Button } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';

export interface UnsavedPermissionsNoticeProps {
  /** The role as the API sends it; an unknown role has no defaults to load. */
  role: string;
  /** Why nothing can be changed. */
  unavailableReason: string | undefined;
  onLoadRoleDefaults: () => void;
}

/** Says which rights apply to a user without saved permissions, and offers to start from the role's defaults (§6). */
export function UnsavedPermissionsNotice(props: UnsavedPermissionsNoticeProps) {
  const { role, unavailableReason, onLoadRoleDefaults } = props;
  const { unsaved } = useMessages().permissions;
  const vocabulary = useVocabulary();
  if (!isRole(role)) return <Alert title={unsaved.title}>{unsaved.withoutRole}</Alert>;
  return (
    <Alert
      title={unsaved.title}
      action={
        <Button size="sm" unavailableReason={unavailableReason} onClick={onLoadRoleDefaults}>
          {unsaved.load}
        </Button>
      }
    >
      {unsaved.byRole(vocabulary.roles[role])}
    </Alert>
  );
}
