import { Button, Flex, styled, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

/** Sticky, except on small screens where it would cover the switches. */
const Bar = styled('div', {
  base: {
    position: { base: 'static', sm: 'sticky' },
    insetBlockEnd: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '3',
    paddingInline: '5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'xl',
    background: 'bg.panel',
    boxShadow: 'md',
  },
});

export interface SaveBarProps {
  /** Number of unsaved changes. */
  changes: number;
  /** Why nothing can be saved. */
  unavailableReason: string | undefined;
  loading: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** Number of unsaved changes, with the buttons that discard and save them. */
export function SaveBar({ changes, unavailableReason, loading, onDiscard, onSave }: SaveBarProps) {
  const { permissions } = useMessages();
  return (
    <Bar>
      <Text role="status" tone="muted">
        {changes === 0 ? permissions.unchanged : permissions.changes(changes)}
      </Text>
      <Flex gap="3" flexWrap="wrap">
        {changes > 0 && (
          <Button size="lg" onClick={onDiscard} disabled={loading}>
            {permissions.discard}
          </Button>
        )}
        <Button
          variant="primary"
          size="lg"
          icon="save"
          disabled={changes === 0 && unavailableReason === undefined}
          unavailableReason={unavailableReason}
          loading={loading}
          onClick={onSave}
        >
          {permissions.save}
        </Button>
      </Flex>
    </Bar>
  );
}
