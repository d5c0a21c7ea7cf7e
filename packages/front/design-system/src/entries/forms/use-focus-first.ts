import { useEffect } from 'react';

/** Focuses the main field of a screen when it mounts. */
export function useFocusFirst(id: string, wanted: boolean): void {
  useEffect(() => {
    if (wanted) document.getElementById(id)?.focus();
  }, [id, wanted]);
}
