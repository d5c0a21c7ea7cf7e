import { useLayoutEffect, useRef } from 'react';

function currentOpener(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Returns an element and its ancestors, innermost first. */
function withAncestors(element: HTMLElement | null): HTMLElement[] {
  return element === null ? [] : [element, ...withAncestors(element.parentElement)];
}

/**
 * Returns a function that returns the element to focus when a dialog closes. That is the element
 * that had the focus when the dialog opened; for a menu item, the button of the menu. If that
 * element has been removed (with its row or the bulk bar), the function returns the nearest element
 * with `data-focus-fallback`.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const trail = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) trail.current = withAncestors(currentOpener());
  }, [open]);
  return () => {
    const [opener = null, ...ancestors] = trail.current;
    if (opener === null || opener.isConnected) return opener;
    const active = document.activeElement;
    // The action of the dialog may already have moved the focus: that focus stays.
    if (active instanceof HTMLElement && active !== document.body && !active.closest('[role$=dialog]'))
      return active;
    const left = ancestors.filter(({ isConnected }) => isConnected);
    const fallbacks = left.map((ancestor) => ancestor.querySelector<HTMLElement>('[data-focus-fallback]'));
    return fallbacks.find((fallback) => fallback !== null) ?? opener;
  };
}
