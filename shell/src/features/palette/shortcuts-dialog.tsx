import { Button, HStack, styled, Text, VStack } from '@escale/design-system';
import { Keys } from '@escale/design-system/keys';
import { FormDialog } from '@escale/design-system/dialog';
import { useState } from 'react';
import { useMessages } from './messages/catalogue';

/** The setting of this browser for the single-key shortcuts `/` and `?`. */
export interface SingleKeySetting {
  areEnabled: () => boolean;
  set: (on: boolean) => void;
}

export interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  paletteKeys: readonly string[];
  singleKeys: SingleKeySetting;
}

const ShortcutLine = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderColor: 'border',
  },
});

/** Lists the application's shortcuts. */
export function ShortcutsDialog({ open, onClose, paletteKeys, singleKeys }: ShortcutsDialogProps) {
  const { help } = useMessages();
  const [areEnabled, setOn] = useState(singleKeys.areEnabled);
  const lines: [string, readonly string[]][] = [
    [help.palette, paletteKeys],
    ...(areEnabled
      ? ([
          [help.search, ['/']],
          [help.list, ['?']],
        ] as [string, string[]][])
      : []),
    [help.notifications, ['Alt', 'T']],
    [help.close, [help.escape]],
  ];
  const toggle = () => {
    singleKeys.set(!areEnabled);
    setOn(!areEnabled);
  };
  return (
    <FormDialog open={open} title={help.title} onClose={onClose}>
      <VStack alignItems="stretch" gap="4">
        <dl>
          {lines.map(([label, keys]) => (
            <ShortcutLine key={label}>
              <dt>{label}</dt>
              <dd>
                <Keys keys={keys} />
              </dd>
            </ShortcutLine>
          ))}
        </dl>
        <Text tone="muted" fontSize="sm">
          {help.whileTyping}
        </Text>
        <HStack justifyContent="space-between" flexWrap="wrap" gap="2.5">
          <Button variant="secondary" onClick={toggle}>
            {areEnabled ? help.turnOff : help.turnOn}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {help.done}
          </Button>
        </HStack>
      </VStack>
    </FormDialog>
  );
}
