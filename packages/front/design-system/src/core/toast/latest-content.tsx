import { useSyncExternalStore, type ReactNode } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';

type ContentRenderer = (props: ToastContentProps) => ReactNode;

const latestRenderers = new Map<string, ContentRenderer>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets the content of the toast with this id. */
export function setToastContent(id: string, render: ContentRenderer): void {
  latestRenderers.set(id, render);
  for (const listener of listeners) listener();
}

/**
 * Renders the latest content set for a toast. The library's `toast.update` would not do: it takes effect a moment later, and would
 * reopen a toast that was closed in the meantime.
 */
export function LatestContent({ id, ...props }: ToastContentProps & { id: string }) {
  const render = useSyncExternalStore(subscribe, () => latestRenderers.get(id));
  return render?.(props);
}
