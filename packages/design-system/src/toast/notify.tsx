import { limits } from '@escale/contracts';
import { toast } from 'react-toastify/unstyled';
import { ToastContent } from './toast-content';
import type { ToastTone } from './toast-tone';

export interface ToastOptions {
  /** Only one toast with this id (by default: this text) is shown at a time. */
  id?: string;
  /** A second line in an element of its own (readings, 'Errors'). */
  detail?: string;
  /** Milliseconds on screen; 4000 by default, 2000 for success. */
  duration?: number;
}

function show(tone: ToastTone, text: string, { id = text, detail, duration }: ToastOptions = {}): void {
  const stay = duration ?? (tone === 'success' ? limits.successToastMs : limits.toastMs);
  toast(
    ({ closeToast, isPaused }) => (
      <ToastContent
        tone={tone}
        text={text}
        detail={detail}
        duration={stay}
        paused={isPaused}
        onClose={closeToast}
      />
    ),
    { toastId: id, type: tone, role: tone === 'error' || tone === 'warning' ? 'alert' : 'status' },
  );
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
  /** Closes the toast with this id, or all. */
  dismiss: (id?: string) => toast.dismiss(id),
};
