import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useRef, type ReactNode } from 'react';
import { Backdrop, Content, Positioner, Title, Body } from './dialog-parts';
import { useOpener } from './use-opener';

export interface FormDialogProps {
  open: boolean;
  title: string;
  description?: ReactNode;
  /** The form, with its own submit and its own way out. */
  children: ReactNode;
  /** False: Escape leads nowhere, for a dialog whose way out costs something. */
  dismissible?: boolean;
  /** What stands behind must not be read meanwhile. */
  veiled?: boolean;
  onClose: () => void;
}

/** A form over the page (role `dialog`). The focus starts in its first empty field; a click beside it does nothing. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, children, dismissible = true, veiled = false, onClose } = props;
  const content = useRef<HTMLDivElement>(null);
  const opener = useOpener(open);

  const firstEmptyField = () => {
    const fields = [...(content.current?.querySelectorAll('input') ?? [])];
    return fields.find((field) => field.type !== 'checkbox' && field.value === '') ?? null;
  };

  return (
    <Dialog.Root
      open={open}
      lazyMount
      unmountOnExit
      closeOnEscape={dismissible}
      closeOnInteractOutside={false}
      initialFocusEl={firstEmptyField}
      finalFocusEl={opener}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Backdrop veiled={veiled} />
        <Positioner>
          <Content ref={content}>
            <div>
              <Title>{title}</Title>
              {description !== undefined && (
                <Body asChild>
                  <div>{description}</div>
                </Body>
              )}
            </div>
            {children}
          </Content>
        </Positioner>
      </Portal>
    </Dialog.Root>
  );
}
