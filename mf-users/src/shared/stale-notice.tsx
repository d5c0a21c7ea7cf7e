import { Alert, Box, Button } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

export interface StaleNoticeProps {
  /** Fields in which the form differs from the server, with the server's values. */
  differing: readonly { label: string; value: string }[];
  onAcceptServerValues: () => void;
}

/** Conflict notice: lists the server's values that differ from the form, and offers to accept them. */
export function StaleNotice({ differing, onAcceptServerValues }: StaleNoticeProps) {
  const { stale } = useMessages().shared;
  return (
    <Alert
      tone="warn"
      title={stale.title}
      action={
        <Button size="sm" onClick={onAcceptServerValues}>
          {stale.take}
        </Button>
      }
    >
      {differing.length === 0 ? stale.same : stale.text}
      <Box as="ul" paddingInlineStart="5" listStyleType="disc">
        {differing.map(({ label, value }) => (
          <li key={label}>{stale.value(label, value)}</li>
        ))}
      </Box>
    </Alert>
  );
}
