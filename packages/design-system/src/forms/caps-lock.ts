import { useState, type KeyboardEvent } from 'react';

/** Whether caps lock is on, as the last key typed into a field tells. */
export function useCapsLock() {
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return { capsLock, watchers: { onKeyDown: watch, onKeyUp: watch, onBlur: () => setCapsLock(false) } };
}
