import { useIdleEnd, useSessionActions } from '@escale/auth';
import { styled, Text, useNow, VisuallyHidden } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { useMessages } from './messages/catalogue';

const announceAtSeconds = 30;

const TimeLeft = styled('span', {
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', color: 'fg', whiteSpace: 'nowrap' },
});

/**
 * Renders the remaining time, updated every second. Screen readers announce the time when the dialog opens and once more when
 * `announceAtSeconds` are left.
 */
function Countdown({ endsAt }: { endsAt: number }) {
  const { idle } = useMessages();
  const seconds = Math.max(0, Math.ceil((endsAt - useNow(1_000)) / 1_000));
  return (
    <>
      <Text>
        {idle.text} <TimeLeft role="timer">{idle.left(seconds)}</TimeLeft>.
      </Text>
      <VisuallyHidden role="status">
        {seconds <= announceAtSeconds && idle.lastSeconds(announceAtSeconds)}
      </VisuallyHidden>
    </>
  );
}

/** Asks, before an idle session ends, whether the user is still there; opens and closes in all tabs at once. */
export function IdleWarning({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { idle, signOut } = useMessages();
  const { stay } = useSessionActions();
  const endsAt = useIdleEnd();
  return (
    <ConfirmDialog
      open={endsAt !== null}
      title={idle.title}
      recommended="cancel"
      cancelLabel={idle.stay}
      confirmLabel={signOut}
      onConfirm={onSignOut}
      onClose={() => void stay()}
    >
      {endsAt !== null && <Countdown endsAt={endsAt} />}
    </ConfirmDialog>
  );
}
