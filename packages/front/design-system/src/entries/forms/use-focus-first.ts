import { useEffect } from 'react';

/** Focuses the field with this id on mount, if `wanted`. */
export function useFocusFirst(id: string, wanted: boolean): void {
  useEffect(() => {
    if (wanted) document.getElementById(id)?.focus();
  }, [id, wanted]);
}
