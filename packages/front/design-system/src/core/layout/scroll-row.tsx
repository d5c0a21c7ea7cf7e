import { useEffect, useRef, type ComponentProps } from 'react';
import { styled } from '../theme/styled';

/** Returns a mask that fades the row at the ends where more content follows. */
const fadeMask = (direction: string) =>
  `linear-gradient(${direction}, var(--start, black), black 3rem calc(100% - 3rem), var(--end, black))`;

/** Styles of a row that scrolls sideways, and fades at the ends that `markOverflow` marks. */
export const scrollRowStyles = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '&[data-more]': { maskImage: fadeMask('to right') },
  '&[data-more]:dir(rtl)': { maskImage: fadeMask('to left') },
  '&[data-more~=start]': { '--start': 'transparent' },
  '&[data-more~=end]': { '--end': 'transparent' },
} as const;

/** Sets `data-more` to the ends of the row (`start`, `end`) at which content overflows. */
export function markOverflow(row: HTMLElement): void {
  const before = Math.abs(row.scrollLeft);
  const after = row.scrollWidth - row.clientWidth - before;
  const ends = [before > 1 && 'start', after > 1 && 'end'].filter((end) => end !== false);
  if (ends.length === 0) delete row.dataset.more;
  else row.dataset.more = ends.join(' ');
}

const Root = styled('div', { base: scrollRowStyles });

/**
 * Renders its children in a row. If they do not fit, the row scrolls sideways and fades at the ends
 * where more follows.
 */
export function ScrollRow(props: Omit<ComponentProps<typeof Root>, 'ref' | 'onScroll'>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = () => row.current && markOverflow(row.current);
    mark();
    addEventListener('resize', mark);
    return () => removeEventListener('resize', mark);
  });
  return <Root {...props} ref={row} onScroll={({ currentTarget }) => markOverflow(currentTarget)} />;
}
