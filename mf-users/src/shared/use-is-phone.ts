import { useSyncExternalStore } from 'react';

/** Matches windows below the breakpoint `sm`. */
const phoneQuery = typeof matchMedia === 'function' ? matchMedia('(max-width: 479.98px)') : undefined;

function subscribeToPhoneQuery(onChange: () => void) {
  phoneQuery?.addEventListener('change', onChange);
  return () => phoneQuery?.removeEventListener('change', onChange);
}

/** Returns true if the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribeToPhoneQuery, () => phoneQuery?.matches ?? false);
}
