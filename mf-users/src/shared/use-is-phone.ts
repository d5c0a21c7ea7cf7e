import { useSyncExternalStore } from 'react';

/** Below the breakpoint `sm`. */
const phone = typeof matchMedia === 'function' ? matchMedia('(max-width: 479.98px)') : undefined;

function subscribe(onChange: () => void) {
  phone?.addEventListener('change', onChange);
  return () => phone?.removeEventListener('change', onChange);
}

/** Returns whether the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone?.matches ?? false);
}
