import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { IconButton } from '@escale/design-system';
import type { ReactNode } from 'react';
import { Backdrop, Title } from '../dialog/dialog-parts';
import { useOpener } from '../dialog/use-opener';
import { useMessages } from '../messages';
import { Body, Head, Panel, Positioner } from './drawer-parts';

export interface DrawerProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Closed by its button, by Escape or by a click beside it. */
  onClose: () => void;
}

/** Details beside the page (role `dialog`): comes in from the end of the line, as wide as a narrow screen. */
export function Drawer({ open, title, children, onClose }: DrawerProps) {
  const texts = useMessages();
  const opener = useOpener(open);
  return (
    <Dialog.Root
      open={open}
      lazyMount
      unmountOnExit
      finalFocusEl={opener}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Backdrop />
        <Positioner>
          <Panel>
            <Head>
              <Title>{title}</Title>
              <IconButton icon="close" label={texts.close} onClick={onClose} />
            </Head>
            <Body>{children}</Body>
          </Panel>
        </Positioner>
      </Portal>
    </Dialog.Root>
  );
}
