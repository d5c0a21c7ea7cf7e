import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { DataTableColumn } from '../data-table-types';

/** Width of the table in pixels below which the actions of a row become one menu. */
const menuBelow = 800;

/** What fits the width of a table. */
interface Room {
  /** Columns hidden for lack of space. */
  leftOut: ReadonlySet<string>;
  /** The actions of a row are one menu instead of separate buttons. */
  actionsInMenu: boolean;
}

/**
 * Returns the limits that a width falls short of. Without a layout (a hidden page) the width is 0: everything counts as fitting.
 */
const missedAt = (width: number, limits: readonly number[]) =>
  width === 0 ? [] : limits.filter((limit) => width < limit);

/** Returns what fits the element. It changes only at a limit, not with each pixel. */
export function useResponsiveColumns(
  element: RefObject<HTMLElement | null>,
  shown: readonly Pick<DataTableColumn<object>, 'id' | 'hideBelow'>[],
): Room {
  const wanted = useMemo(
    () => [...new Set([menuBelow, ...shown.map(({ hideBelow = 0 }) => hideBelow)])].filter(Boolean),
    [shown],
  );
  // What does not fit the window does not fit the element: rows are then usually rendered only once.
  const [limits, setLimits] = useState(() => missedAt(window.innerWidth, wanted));

  useLayoutEffect(() => {
    const frame = element.current;
    if (frame === null) return undefined;
    const measure = () => {
      const width = frame.clientWidth;
      const missed = missedAt(width, wanted);
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
      actionsInMenu: limits.includes(menuBelow),
    }),
    [limits, shown],
  );
}
