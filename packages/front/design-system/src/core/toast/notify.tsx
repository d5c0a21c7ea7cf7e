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
  /** A third line in an element of its own: the identifier with which a user can report a failure. */
  reference?: string;
  /** Milliseconds on screen; 4000 by default, 2000 for success, 10000 with an action, which pauses extend to at most 20000. */
  duration?: number;
  /** A button, such as 'Annuler'; it closes the toast. The toast also closes when the session ends. */
  action?: ToastAction;
  /** Replaces the toast with the same id, to show progress. */
  replaces?: boolean;
}

/** The server keeps an undo available for this time plus that of the undoing call: no pause may offer it for longer. */
const maxUndoMs = limits.undoMs + limits.httpTimeoutMs;

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
      longest={action === undefined || duration !== undefined ? Infinity : maxUndoMs}
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

/** The toasts with an action. */
const withActions = new Set<string>();

function endActions(): void {
  for (const id of withActions) toast.dismiss(id);
  withActions.clear();
}

/** The failures on screen: id of the toast → subject. */
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
   * The error of a call or form: unlike a message that accompanies a redirect, it closes when the next form is sent, on the next
   * navigation, and when the call is retried (`subject`).
   */
  failure: (text: string, { subject, ...options }: ToastOptions & { subject?: string } = {}) => {
    failures.set(options.id ?? text, subject);
    show('error', text, options);
  },
  /** Closes the failures about `subject`, or all failures. */
  endFailures,
  /** Closes the toasts with an action, which belongs to the session that has ended. */
  endActions,
  /** Closes the toast with this id, or all. */
  dismiss: (id?: string) => toast.dismiss(id),
};
