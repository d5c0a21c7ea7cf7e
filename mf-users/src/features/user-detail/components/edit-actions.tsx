import { Button, notify } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Renders the actions of edit mode: 'Mode édition' explains where the save button is, 'Annuler' leaves it (§2 'User detail'). */
export function EditActions({ onCancel }: { onCancel: () => void }) {
  const { detail } = useMessages();
  return (
    <>
      <Button
        icon="info"
        data-tooltip={detail.editModeHint}
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
