import { limits } from '@escale/contracts';
import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { LatestContent, setContent } from './latest-content';
import { ToastContent, type ToastAction } from './toast-content';
import type { ToastTone } from './toast-tone';

export interface ToastOptions {
  /** Only one toast with this id (by default: this text) is shown at a time. */
  id?: string;
  /** A second line in an element of its own (readings, 'Errors'). */
  detail?: string;
  /** A third line in an element of its own: by what a person can quote a failure. */
  reference?: string;
  /** Milliseconds on screen; 4000 by default, 2000 for success, 10000 with an action, which no pause makes longer than 20000. */
  duration?: number;
  /** A button, such as 'Annuler'; it closes the toast. At the end of the session the toast closes by itself. */
  action?: ToastAction;
  /** Shows this in place of the toast with the same id: the progress of something. */
  replaces?: boolean;
}

/** A server holds what can be undone for this time and the one of the call that undoes it: no pause offers it for longer. */
const undoLongestMs = limits.undoMs + limits.httpTimeoutMs;

function show(
  tone: ToastTone,
  text: string,
  { id = text, detail, reference, duration, action, replaces = false }: ToastOptions = {},
): void {
  const standard = tone === 'success' ? limits.successToastMs : limits.toastMs;
  const stay = duration ?? (action === undefined ? standard : limits.undoMs);
  const render = ({ closeToast, isPaused }: ToastContentProps) => (
    <ToastContent
      tone={tone}
      text={text}
      lines={[detail, reference]}
      action={action}
      duration={stay}
      longest={action === undefined || duration !== undefined ? Infinity : undoLongestMs}
      paused={isPaused}
      onClose={closeToast}
    />
  );
  if (action !== undefined) withActions.add(id);
  if (replaces) setContent(id, render);
  if (replaces && toast.isActive(id)) return;
  toast(replaces ? (props) => <LatestContent id={id} {...props} /> : render, {
    toastId: id,
    type: tone,
    role: tone === 'error' || tone === 'warning' ? 'alert' : 'status',
  });
}

/** The toasts that offer to do something. */
const withActions = new Set<string>();

function endActions(): void {
  for (const id of withActions) toast.dismiss(id);
  withActions.clear();
}

/** The failures on screen: id of the toast → what they are about. */
const failures = new Map<string, string | undefined>();

function endFailures(subject?: string): void {
  for (const [id, about] of failures)
    if (subject === undefined || subject === about) {
      failures.delete(id);
      toast.dismiss(id);
    }
}

/**
 * Short messages at the top right (§8), also callable outside React: `notify.error(text, { id, detail, duration })`.
 * Needs one `ToastHost` on the page; earlier messages wait for it.
 */
export const notify = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  /**
   * The error of a call or form: unlike a message that goes with a redirect, it ends when the next form is sent, at the
   * next navigation, and when the call is tried again (`subject`).
   */
  failure: (text: string, { subject, ...options }: ToastOptions & { subject?: string } = {}) => {
    failures.set(options.id ?? text, subject);
    show('error', text, options);
  },
  /** Closes the failures about `subject`, or all failures. */
  endFailures,
  /** Closes the toasts with an action: what they offer belongs to the session that is over. */
  endActions,
  /** Closes the toast with this id, or all. */
  dismiss: (id?: string) => toast.dismiss(id),
};
