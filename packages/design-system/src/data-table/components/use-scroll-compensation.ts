import { useLayoutEffect, type RefObject } from 'react';

const heightOf = (element: HTMLElement) => {
  const { marginTop, marginBottom } = getComputedStyle(element);
  return element.offsetHeight + (parseFloat(marginTop) || 0) + (parseFloat(marginBottom) || 0);
};

function scrollPage(pixels: number): void {
  const page = document.scrollingElement;
  if (page) page.scrollTop += pixels;
}

/**
 * Scrolls the page by the height of an element that appears or disappears, so that the content below it stays under the
 * pointer. The focus is not lost with the element.
 */
export function useScrollCompensation(element: RefObject<HTMLElement | null>, onFocusLost: () => void): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const height = heightOf(shown);
    scrollPage(height);
    return () => {
      if (shown.contains(document.activeElement)) onFocusLost();
      scrollPage(-height);
    };
  }, [element, onFocusLost]);
}
