import { styled } from '@escale/design-system';
import { useState, type UIEvent } from 'react';

const ScrollingList = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    columnGap: '4',
    maxHeight: { base: '6.5rem', sm: '12rem' },
    overflowY: 'auto',
    marginBlock: '2',
    padding: '2.5',
    paddingInline: '3',
    listStyleType: 'none',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'md',
    color: 'fg',
    '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: '1.5em', overflowWrap: 'anywhere' },
  },
});

export interface NameListProps {
  /** Accessible name of the list. */
  label: string;
  lines: readonly { id: string; text: string }[];
}

/** Lines added each time the user scrolls near the end; thousands of lines at once would block the page. */
const linesAtATime = 200;
const nearEndPx = 400;

/** Renders a list of names. A long list scrolls in its own frame, which the keyboard can scroll. */
export function NameList({ label, lines }: NameListProps) {
  const [visibleCount, setVisibleCount] = useState(linesAtATime);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < nearEndPx)
      setVisibleCount((before) => before + linesAtATime);
  };

  return (
    <ScrollingList aria-label={label} tabIndex={0} onScroll={handleScroll}>
      {lines.slice(0, visibleCount).map(({ id, text }, index) => (
        <li key={id} aria-setsize={lines.length} aria-posinset={index + 1}>
          {text}
        </li>
      ))}
    </ScrollingList>
  );
}
