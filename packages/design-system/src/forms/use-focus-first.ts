import { useEffect } from 'react';

/** Puts the focus into the one field of a screen that is there to be typed into, when it appears. */
export function useFocusFirst(id: string, wanted: boolean): void {
  useEffect(() => {
    if (wanted) document.getElementById(id)?.focus();
  }, [id, wanted]);
}
