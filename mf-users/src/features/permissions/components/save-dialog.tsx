import { ConfirmDialog } from '@escale/design-system/dialog';
import { useMessages } from '../../../messages/catalogue';
import type { PermissionSummary } from '../model/permission-summary';
import { SummaryLines } from './summary-lines';

export interface SaveDialogProps {
  open: boolean;
  name: string;
  summary: PermissionSummary;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Lists the rights that a save grants and withdraws, and asks for confirmation. */
export function SaveDialog({ open, name, summary, onConfirm, onClose }: SaveDialogProps) {
  const { permissions } = useMessages();
  const { granted, withdrawn } = summary;
  return (
    <ConfirmDialog
      open={open}
      title={permissions.confirmTitle(name)}
      confirmLabel={permissions.confirm}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <SummaryLines title={permissions.granted} lines={granted} />
      <SummaryLines title={permissions.withdrawn} lines={withdrawn} />
      {granted.length + withdrawn.length === 0 && <p>{permissions.sameAsNow}</p>}
    </ConfirmDialog>
  );
}
