import { useEffect, type RefObject } from 'react';

/** Sets `data-more` on the frame while columns of the grid overflow at the end. */
export function useHorizontalOverflow(frame: RefObject<HTMLElement | null>, minTotalWidth: number): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const mark = () => {
      const rows = element.querySelector('.ag-grid-viewport');
      const hidden = rows === null ? 0 : rows.scrollWidth - rows.clientWidth - Math.abs(rows.scrollLeft);
      element.toggleAttribute('data-more', hidden > 1);
    };
    let later: ReturnType<typeof setTimeout>;
    // Waits, since AG Grid lays out its columns some frames after a change.
    const markLater = () => {
      clearTimeout(later);
      later = setTimeout(mark, 100);
    };
    const observer = new ResizeObserver(markLater);
    observer.observe(element);
    element.addEventListener('scroll', mark, { capture: true, passive: true });
    markLater();
    return () => {
      clearTimeout(later);
      observer.disconnect();
      element.removeEventListener('scroll', mark, { capture: true });
    };
  }, [frame, minTotalWidth]);
}
