import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { Button } from '../../core/actions/button';
import { IconBadge } from '../../core/display/icon-badge';
import { styled } from '../../core/theme/styled';
import { useRef, useState, type ReactNode } from 'react';
import { ProgressBar, type ProgressBarProps } from '../../core/feedback/progress-bar';
import { useMessages } from '../../core/messages';
import { Backdrop, Content, Positioner, Title, Body } from './dialog-parts';
import { useHasBeenTrue } from '../../core/hooks/use-has-been';
import { useOpener } from './use-opener';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Text that explains the consequences of the action. */
  children?: ReactNode;
  /** Label of the confirm button; 'Confirmer' by default, but the verb of the action is better. */
  confirmLabel?: string;
  /** Label of the cancel button; 'Annuler' by default. */
  cancelLabel?: string;
  /** Colour of the dialog's icon and main button; `danger` for an action that cannot be undone. */
  tone?: 'neutral' | 'danger';
  /** The answer whose button is last and highlighted; 'confirm' by default. */
  recommended?: 'confirm' | 'cancel';
  /** Progress of a long action, while the action runs. */
  progress?: ProgressBarProps | undefined;
  /** Why the user cannot confirm yet: the confirm button stays focusable, shows the reason, and ignores clicks. */
  unavailableReason?: string | undefined;
  /**
   * Runs the action. The dialog is busy while the returned promise is pending, closes when the promise resolves, and stays open for
   * another try when it rejects. An error with a `kind` (`ApiError`) is expected, and the action itself reports it; any other error
   * is a bug and goes to `reportError`.
   */
  onConfirm: () => void | Promise<unknown>;
  /** Called when the user cancels or presses Escape, and when the action is done. */
  onClose: () => void;
}

const TopRow = styled('div', { base: { display: 'flex', gap: '4', alignItems: 'flex-start' } });

const Progress = styled('div', { base: { display: 'grid', gap: '2', fontSize: 'sm', color: 'fg.muted' } });

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' },
});

const isExpectedFailure = (error: unknown) => error instanceof Error && 'kind' in error;

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, tone = 'neutral', progress } = props;
  const { recommended = 'confirm', unavailableReason } = props;
  const { onConfirm, onClose } = props;
  const texts = useMessages();
  const cancel = useRef<HTMLButtonElement>(null);
  const opener = useOpener(open);
  const [busy, setBusy] = useState(false);
  const acting = useRef(false);

  const confirm = async () => {
    if (acting.current) return;
    acting.current = true;
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      if (!isExpectedFailure(error)) reportError(error);
    } finally {
      acting.current = false;
      setBusy(false);
    }
  };

  const primary = tone === 'danger' ? 'danger' : 'primary';
  const variantOf = (answer: typeof recommended) => (answer === recommended ? primary : 'secondary');

  const cancelButton = (
    <Button key="cancel" ref={cancel} variant={variantOf('cancel')} onClick={onClose} disabled={busy}>
      {cancelLabel ?? texts.cancel}
    </Button>
  );

  const confirmButton = (
    <Button
      key="confirm"
      variant={variantOf('confirm')}
      loading={busy}
      {...(unavailableReason !== undefined && { unavailableReason })}
      onClick={() => void confirm()}
    >
      {confirmLabel ?? texts.confirm}
    </Button>
  );

  return (
    <Dialog.Root
      open={open}
      role="alertdialog"
      lazyMount
      unmountOnExit
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      initialFocusEl={() => cancel.current}
      finalFocusEl={opener}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Backdrop />
        <Positioner>
          <Content>
            <TopRow>
              <IconBadge
                icon={tone === 'danger' ? 'alert' : 'help'}
                tone={tone === 'danger' ? 'bad' : 'accent'}
              />
              <div>
                <Title>{title}</Title>
                {children !== undefined && (
                  <Body asChild>
                    <div>{children}</div>
                  </Body>
                )}
              </div>
            </TopRow>
            {progress !== undefined && (
              <Progress>
                <ProgressBar {...progress} />
                <span aria-hidden>{progress.valueText}</span>
              </Progress>
            )}
            <Actions>
              {recommended === 'confirm' ? [cancelButton, confirmButton] : [confirmButton, cancelButton]}
            </Actions>
          </Content>
        </Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Renders a dialog that asks the user to confirm an action (role `alertdialog`). The cancel button has the focus at first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useHasBeenTrue(props.open) ? <OpenConfirmDialog {...props} /> : null;
}
