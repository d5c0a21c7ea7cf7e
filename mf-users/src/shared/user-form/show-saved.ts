import { notify } from '@escale/design-system';
import { messages } from '../../messages/catalogue';

/** Long enough to read the two lines of the toast. */
const detailToastMs = 8_000;

/** Shows the toast after a save. If the server keeps the old e-mail address, the toast says to confirm the new one. */
export function showSaved(text: string, sentEmail: string | undefined, savedEmail: string): void {
  const isPending = sentEmail !== undefined && sentEmail.toLowerCase() !== savedEmail.toLowerCase();
  notify.success(
    text,
    isPending ? { detail: messages().shared.emailPending(sentEmail), duration: detailToastMs } : {},
  );
}
