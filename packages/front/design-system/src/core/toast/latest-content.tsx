import { useSyncExternalStore, type ReactNode } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';

type Render = (props: ToastContentProps) => ReactNode;

const latest = new Map<string, Render>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets the content of the toast with this id. */
export function setContent(id: string, render: Render): void {
  latest.set(id, render);
  for (const listener of listeners) listener();
}

/**
 * Renders the latest content set for a toast. Not `toast.update` of the library: it acts a moment later, and would reopen a toast
 * closed meanwhile.
 */
export function LatestContent({ id, ...props }: ToastContentProps & { id: string }) {
  const render = useSyncExternalStore(subscribe, () => latest.get(id));
  return render?.(props);
}
