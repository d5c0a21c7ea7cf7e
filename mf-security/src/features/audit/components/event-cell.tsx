import { auditSentence } from '@escale/user-ui/audit';
import type { AuditEntry } from '@escale/contracts';
import { styled, Text } from '@escale/design-system';

const Lines = styled('span', {
  base: {
    display: 'grid',
    minWidth: '0',
    lineHeight: 'snug',
    '& > *': { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

export interface EventCellProps {
  entry: AuditEntry;
  /** A line under the sentence, for details without a column of their own. */
  detail: string;
  /** True if three lines fit in the row. */
  tall: boolean;
}

/** Renders a sentence that states who did what to whom. The sentence takes two lines if they fit in the row. */
export function EventCell({ entry, detail, tall }: EventCellProps) {
  const sentence = auditSentence(entry);
  return (
    <Lines>
      <Text
        as="span"
        lineClamp={tall || detail === '' ? '2' : '1'}
        whiteSpace="normal"
        overflowWrap="anywhere"
        data-tooltip=""
      >
        {sentence}
      </Text>
      {detail !== '' && (
        <Text as="span" tone="muted" fontSize="sm" data-tooltip="">
          {detail}
        </Text>
      )}
    </Lines>
  );
}
