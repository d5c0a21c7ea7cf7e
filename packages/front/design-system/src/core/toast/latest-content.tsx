import { useSyncExternalStore, type ReactNode } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';

type Render = (props: ToastContentProps) => ReactNode;

const latest = new Map<string, Render>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets what the toast with this id shows from now on. */
export function setContent(id: string, render: Render): void {
  latest.set(id, render);
  for (const listener of listeners) listener();
}

/**
 * Renders what was set last for a toast. The library's own update adds the toast again a moment later, also where it was
 * closed meanwhile.
 */
export function LatestContent({ id, ...props }: ToastContentProps & { id: string }) {
  const render = useSyncExternalStore(subscribe, () => latest.get(id));
  return render?.(props);
}
