import { useState, type KeyboardEvent } from 'react';

/** Returns whether caps lock was on at the last key event, and the event handlers to put on the input. */
export function useCapsLock() {
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return { capsLock, watchers: { onKeyDown: watch, onKeyUp: watch, onBlur: () => setCapsLock(false) } };
}
