import { Box, Text } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { useMessages } from '../../../messages/catalogue';
import type { PermissionSummary, SummaryLine } from '../model/permission-summary';
import { useFlagLabel } from '../model/use-flag-label';

export interface SaveDialogProps {
  open: boolean;
  name: string;
  summary: PermissionSummary;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Says in words what will be granted and what withdrawn, before it is saved. */
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
      <Lines title={permissions.granted} lines={granted} />
      <Lines title={permissions.withdrawn} lines={withdrawn} />
      {granted.length + withdrawn.length === 0 && <p>{permissions.sameAsNow}</p>}
    </ConfirmDialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly SummaryLine[] }) {
  const { permissions } = useMessages();
  const { labelOfFlag } = useFlagLabel();
  if (lines.length === 0) return null;
  const words = ({ row, names }: SummaryLine) =>
    permissions.flags(
      row.label,
      names.map((name) => labelOfFlag(row, name)),
    );
  return (
    <Box marginBlockEnd="3">
      <Text fontWeight="semibold" color="fg">
        {title}
      </Text>
      <Box as="ul" aria-label={title} paddingInlineStart="5" listStyleType="disc">
        {lines.map((line) => (
          <li key={line.row.moduleId}>{words(line)}</li>
        ))}
      </Box>
    </Box>
  );
}
