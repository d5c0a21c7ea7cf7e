import { useLayoutEffect, useState, type RefObject } from 'react';

/** Minimum height in pixels. If the window leaves less, the element takes most of the window, and the page scrolls. */
const minHeightPx = 260;
const maxWindowShare = 0.72;

/**
 * Returns the height in pixels that the rest of the page leaves to the element; if that is below
 * the minimum, most of the window's height.
 */
function remainingHeight(element: HTMLElement): number {
  const { style } = element;
  const { height, maxHeight } = style;
  // During a transition, the measurement would see the old height.
  style.setProperty('transition', 'none', 'important');
  // Makes the element as high as the window: the page then overflows by the height of everything else.
  style.height = `${window.innerHeight}px`;
  style.maxHeight = 'none';
  const others = document.documentElement.scrollHeight - window.innerHeight;
  style.height = height;
  style.maxHeight = maxHeight;
  style.removeProperty('transition');
  const rest = window.innerHeight - others;
  return rest >= minHeightPx ? rest : Math.max(minHeightPx, maxWindowShare * window.innerHeight);
}

/**
 * Returns the height in pixels at which the element fills the window and the page does not scroll;
 * if that is below the minimum, most of the window's height. Undefined unless `enabled`. Measures
 * again when the window or the rest of the page changes its size.
 */
export function useFillViewportHeight(
  element: RefObject<HTMLElement | null>,
  enabled: boolean,
): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const filled = element.current;
    if (!enabled || filled === null) return undefined;
    const measure = () => setHeight(remainingHeight(filled));
    const observer = new ResizeObserver(measure);
    for (let around = filled.parentElement; around !== null; around = around.parentElement)
      observer.observe(around);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element, enabled]);
  return enabled ? height : undefined;
}
