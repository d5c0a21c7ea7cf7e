import { useLayoutEffect, useRef } from 'react';

function openerNow(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Returns a getter of the element to focus when the dialog closes: its opener, or the button of the open menu. */
export function useOpener(open: boolean): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = openerNow();
  }, [open]);
  return () => opener.current;
}
