import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { DataTableColumn } from '../data-table-types';

/** Width of the table in pixels under which the actions of a row are one menu. */
const menuBelow = 800;

/** What the width of a table leaves room for. */
interface Room {
  /** Columns left out. */
  leftOut: ReadonlySet<string>;
  /** The actions of a row are one menu instead of a button each. */
  actionsInMenu: boolean;
}

/** Returns the limits that a width does not reach. Without a layout (a hidden page) it is 0: everything has room. */
const missedAt = (width: number, limits: readonly number[]) =>
  width === 0 ? [] : limits.filter((limit) => width < limit);

/** Returns what has room in the element. It changes at a limit only, not with each pixel. */
export function useRoom(
  element: RefObject<HTMLElement | null>,
  shown: readonly Pick<DataTableColumn<object>, 'id' | 'hideBelow'>[],
): Room {
  const wanted = useMemo(
    () => [...new Set([menuBelow, ...shown.map(({ hideBelow = 0 }) => hideBelow)])].filter(Boolean),
    [shown],
  );
  // What the window has no room for, the element has not: most often rows are rendered once.
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
