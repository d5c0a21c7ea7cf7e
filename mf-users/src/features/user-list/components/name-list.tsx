import { styled } from '@escale/design-system';

const Names = styled('ul', {
  base: {
    maxHeight: '12rem',
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

/** Names one under the other; many scroll in their own frame, also by keyboard. */
export function NameList({ label, lines }: NameListProps) {
  return (
    <Names aria-label={label} tabIndex={0}>
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </Names>
  );
}
