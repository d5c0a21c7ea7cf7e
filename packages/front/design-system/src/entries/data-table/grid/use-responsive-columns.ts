import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { DataTableColumn } from '../data-table-types';

/** Width of the table in pixels below which the actions of a row become one menu. */
const menuBelowPx = 800;

/** The adaptation of a table to its width. */
interface WidthAdaptation {
  /** Columns hidden for lack of space. */
  leftOut: ReadonlySet<string>;
  /** True if the actions of a row are in one menu instead of separate buttons. */
  actionsInMenu: boolean;
}

/** Returns the limits that are greater than a width; none for the width 0 of a hidden page. */
const limitsAbove = (width: number, limits: readonly number[]) =>
  width === 0 ? [] : limits.filter((limit) => width < limit);

/**
 * Returns the adaptation to the element's width. The object changes only when the width crosses a
 * limit or the shown columns change.
 */
export function useResponsiveColumns(
  element: RefObject<HTMLElement | null>,
  shown: readonly Pick<DataTableColumn<object>, 'id' | 'hideBelow'>[],
): WidthAdaptation {
  const wanted = useMemo(
    () => [...new Set([menuBelowPx, ...shown.map(({ hideBelow = 0 }) => hideBelow)])].filter(Boolean),
    [shown],
  );
  // Starts with the window's width, which is close enough for rows to be rendered only once in most cases.
  const [limits, setLimits] = useState(() => limitsAbove(window.innerWidth, wanted));

  useLayoutEffect(() => {
    const frame = element.current;
    if (frame === null) return undefined;
    const measure = () => {
      const width = frame.clientWidth;
      const missed = limitsAbove(width, wanted);
      setLimits((before) => (String(before) === String(missed) ? before : missed));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    return () => observer.disconnect();
  }, [element, wanted]);

  return useMemo(
    () => ({
      leftOut: new Set(shown.filter(({ hideBelow = 0 }) => limits.includes(hideBelow)).map(({ id }) => id)),
      actionsInMenu: limits.includes(menuBelowPx),
    }),
    [limits, shown],
  );
}
