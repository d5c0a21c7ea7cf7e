import { limits } from '@escale/contracts';
import { toast, type ToastContentProps } from 'react-toastify/unstyled';
import { LatestContent, setToastContent } from './latest-content';
import { ToastContent, type ToastAction } from './toast-content';
import type { ToastTone } from './toast-tone';

export interface ToastOptions {
  /** Id of the toast; its text by default. At most one toast per id is open. */
  id?: string;
  /** Second line, in a separate element (readings, 'Errors'). */
  detail?: string;
  /** Third line, in a separate element: the request id to quote when reporting a failure. */
  reference?: string;
  /**
   * Milliseconds on screen, without pauses. By default 4000; 2000 for `success`; 10000 with an
   * action. By default, a toast with an action closes after 20000 even if paused.
   */
  duration?: number;
  /** A button, such as 'Annuler', that closes the toast. A toast with an action also closes when the session ends. */
  action?: ToastAction;
  /** If a toast with this id is open, replaces its content; for example to show progress. */
  replaces?: boolean;
}

/**
 * Time after which even a paused toast with an undo button closes, since the effects of a change (mail, ended sessions) wait only
 * so long for an undo.
 */
const maxUndoMs = limits.undoMs + limits.httpTimeoutMs;

function showToast(
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
      maxDuration={action === undefined || duration !== undefined ? Infinity : maxUndoMs}
      paused={isPaused}
      onClose={closeToast}
    />
  );
  if (action !== undefined) actionToastIds.add(id);
  if (replaces) setToastContent(id, render);
  if (replaces && toast.isActive(id)) return;
  toast(replaces ? (props) => <LatestContent id={id} {...props} /> : render, {
    toastId: id,
    type: tone,
    role: tone === 'error' || tone === 'warning' ? 'alert' : 'status',
  });
}

/** Ids of the toasts with an action. */
const actionToastIds = new Set<string>();

function endActions(): void {
  for (const id of actionToastIds) toast.dismiss(id);
  actionToastIds.clear();
}

/** Open failure toasts: id of the toast → subject of the failed call. */
const failureSubjects = new Map<string, string | undefined>();

function endFailures(subject?: string): void {
  for (const [id, about] of failureSubjects)
    if (subject === undefined || subject === about) {
      failureSubjects.delete(id);
      toast.dismiss(id);
    }
}

/**
 * Shows and closes toasts at the top right (§8), also outside React: `notify.error(text, { id, detail, duration })`.
 * The page needs one `ToastHost`; toasts wait until the host is mounted.
 */
export const notify = {
  success: (text: string, options?: ToastOptions) => showToast('success', text, options),
  info: (text: string, options?: ToastOptions) => showToast('info', text, options),
  warning: (text: string, options?: ToastOptions) => showToast('warning', text, options),
  error: (text: string, options?: ToastOptions) => showToast('error', text, options),
  /**
   * Shows the failure of a call or form. Unlike an `error`, this toast closes when the user sends the next form or leaves the page,
   * and when the failed call (`subject`) is retried.
   */
  failure: (text: string, { subject, ...options }: ToastOptions & { subject?: string } = {}) => {
    failureSubjects.set(options.id ?? text, subject);
    showToast('error', text, options);
  },
  /** Closes the failure toasts of `subject`; of all subjects by default. */
  endFailures,
  /** Closes all toasts that have an action; called when the session ends, since the actions are valid only in that session. */
  endActions,
  /** Closes the toast with this id; all toasts by default. */
  dismiss: (id?: string) => toast.dismiss(id),
};
