import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useRef, type ReactNode } from 'react';
import { Backdrop, Content, Positioner, Title, Body } from './dialog-parts';
import { useHasBeenTrue } from '../../core/hooks/use-has-been';
import { useOpener } from './use-opener';

export interface FormDialogProps {
  open: boolean;
  title: string;
  description?: ReactNode;
  /** The form, including its submit and cancel buttons. */
  children: ReactNode;
  /** Whether Escape closes the dialog; true by default. Pass false if closing has a consequence. */
  dismissible?: boolean;
  /** Blurs the page behind the dialog, so that the page is unreadable; by default the page is only dimmed. */
  veiled?: boolean;
  onClose: () => void;
}

function OpenFormDialog(props: FormDialogProps) {
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

/** Renders a form in a dialog over the page. The first empty field has the focus at first; a click outside does nothing. */
export function FormDialog(props: FormDialogProps) {
  return useHasBeenTrue(props.open) ? <OpenFormDialog {...props} /> : null;
}
