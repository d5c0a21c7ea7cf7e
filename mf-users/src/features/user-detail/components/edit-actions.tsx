import { Button, notify } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/**
 * Renders the buttons of edit mode (§2 'User detail'): 'Mode édition' explains where the save button is, 'Annuler' leaves the mode.
 */
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
