import { notify } from '@escale/design-system';
import { messages } from '../../messages/catalogue';

/** Long enough to read both lines. */
const detailMs = 8_000;

/** Shows the toast after a save; says so if a new address is still to be confirmed: the server then answers with the old one. */
export function showSaved(text: string, sentEmail: string | undefined, countingEmail: string): void {
  const isPending = sentEmail !== undefined && sentEmail.toLowerCase() !== countingEmail.toLowerCase();
  notify.success(
    text,
    isPending ? { detail: messages().shared.emailPending(sentEmail), duration: detailMs } : {},
  );
}
