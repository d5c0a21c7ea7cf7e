import { Button, Flex, styled, Text } from '@escale/design-system';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/catalogue';

/** The bar is sticky while there are unsaved changes, except on small screens, where it would cover the switches. */
const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    outline: 'none',
  },
  variants: {
    shown: {
      true: {
        paddingBlock: '3',
        paddingInline: '5',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'border',
        borderRadius: 'xl',
        background: 'bg.panel',
        boxShadow: 'md',
      },
    },
    sticky: {
      true: { position: { base: 'static', sm: 'sticky' }, insetBlockEnd: '0', zIndex: '1' },
    },
  },
});

export interface SaveBarProps {
  /** Number of unsaved changes. */
  changes: number;
  /** Why saving is unavailable; the save button stays visible and shows this reason. */
  unavailableReason: string | undefined;
  loading: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** Shows the number of unsaved changes, with buttons to discard and save them. */
export function SaveBar({ changes, unavailableReason, loading, onDiscard, onSave }: SaveBarProps) {
  const { permissions } = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  const hasChanges = changes > 0;
  useEffect(() => {
    // Scrolls so that the bar does not cover the switch that made it appear.
    if (hasChanges) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [hasChanges]);
  return (
    <Bar ref={bar} tabIndex={-1} shown={hasChanges || unavailableReason !== undefined} sticky={hasChanges}>
      <Text role="status" tone="muted">
        {hasChanges ? permissions.changes(changes) : unavailableReason}
      </Text>
      <Flex gap="3" flexWrap="wrap">
        {hasChanges && (
          <Button
            size="lg"
            disabled={loading}
            onClick={() => {
              // The button disappears once the changes are discarded, so the bar takes the focus.
              bar.current?.focus();
              onDiscard();
            }}
          >
            {permissions.discard}
          </Button>
        )}
        {(hasChanges || unavailableReason !== undefined) && (
          <Button
            variant="primary"
            size="lg"
            icon="save"
            unavailableReason={unavailableReason}
            loading={loading}
            onClick={onSave}
          >
            {permissions.save}
          </Button>
        )}
      </Flex>
    </Bar>
  );
}
