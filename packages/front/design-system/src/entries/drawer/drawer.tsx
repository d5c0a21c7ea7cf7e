import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { IconButton } from '../../core/actions/icon-button';
import type { ReactNode } from 'react';
import { Backdrop, Title } from '../dialog/dialog-parts';
import { useOpener } from '../dialog/use-opener';
import { useMessages } from '../../core/messages';
import { Body, Head, Panel, Positioner } from './drawer-parts';

export interface DrawerProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Called when the user clicks the close button or outside the panel, or presses Escape. */
  onClose: () => void;
}

/** Renders details in a dialog at the end side of the window; on a narrow screen it has the full width. */
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
