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
 * While the element comes and goes, what stands below it stays under the pointer: the page scrolls by its height as
 * far as it can. The focus does not get lost with it.
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
