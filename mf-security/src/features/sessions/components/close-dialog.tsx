import { useDeviceName } from '@escale/user-ui/device';
import { fullName, type ActiveSession } from '@escale/contracts';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { formatDate, formatTime, useLocale } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { useCloseSession } from '../api/close-session';

export interface CloseDialogProps {
  open: boolean;
  /** The session to close. It stays set until the dialog has faded out. */
  session: ActiveSession | null;
  onClose: () => void;
}

/** Asks for confirmation before a session is closed, and names the session's owner, device and start. */
export function CloseDialog({ open, session, onClose }: CloseDialogProps) {
  const { sessions } = useMessages();
  const locale = useLocale();
  const device = useDeviceName();
  const { mutateAsync } = useCloseSession();
  if (session === null) return null;
  const { createdAt, user, userAgent } = session;
  return (
    <ConfirmDialog
      open={open}
      title={sessions.closeTitle(fullName(user))}
      tone="danger"
      confirmLabel={sessions.close}
      onConfirm={() => mutateAsync(session)}
      onClose={onClose}
    >
      <p>
        {sessions.closeQuestion(
          device(userAgent),
          formatDate(createdAt, locale),
          formatTime(createdAt, locale),
        )}
      </p>
      <p>{sessions.closeEffect}</p>
    </ConfirmDialog>
  );
}
