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
  /** A line under the sentence, for what has no column of its own. */
  detail: string;
}

/** Who did what to whom; a sentence takes two lines where it needs them. */
export function EventCell({ entry, detail }: EventCellProps) {
  const sentence = auditSentence(entry);
  return (
    <Lines>
      <Text as="span" lineClamp="2" whiteSpace="normal" overflowWrap="anywhere" data-tooltip="">
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
