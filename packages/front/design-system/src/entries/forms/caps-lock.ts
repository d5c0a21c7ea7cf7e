import { useState, type KeyboardEvent } from 'react';

/** Returns the caps lock state after the last key event, and the handlers that watch the input. */
export function useCapsLock() {
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return { capsLock, watchers: { onKeyDown: watch, onKeyUp: watch, onBlur: () => setCapsLock(false) } };
}
