import { useEffect } from 'react';

/** Focuses the field with this id on mount, if `enabled`. */
export function useFocusFirst(id: string, enabled: boolean): void {
  useEffect(() => {
    if (enabled) document.getElementById(id)?.focus();
  }, [id, enabled]);
}
