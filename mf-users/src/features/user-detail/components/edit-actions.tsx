import { Button, notify } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

export interface EditActionsProps {
  editing: boolean;
  /** Why the user cannot be edited. */
  unavailableReason: string | undefined;
  onEdit: () => void;
  onCancel: () => void;
}

/** 'Modifier' and 'Annuler'; in edit mode 'Mode édition' explains where the save button is (§2 'User detail'). */
export function EditActions({ editing, unavailableReason, onEdit, onCancel }: EditActionsProps) {
  const { detail } = useMessages();
  if (!editing) {
    return (
      <Button variant="primary" icon="pencil" unavailableReason={unavailableReason} onClick={onEdit}>
        {detail.edit}
      </Button>
    );
  }
  return (
    <>
      <Button
        icon="info"
        title={detail.editModeHint}
        onClick={() => notify.info(detail.editModeHint, { id: 'edit-mode-hint' })}
      >
        {detail.editMode}
      </Button>
      <Button icon="close" onClick={onCancel}>
        {detail.cancel}
      </Button>
    </>
  );
}
