import { Alert, Box, Button } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

export interface StaleNoticeProps {
  /** The fields in which the form differs from what the server holds, with what it holds. */
  differing: readonly { label: string; value: string }[];
  onAcceptServerValues: () => void;
}

/** Somebody else saved in between: their values where the form holds others, and both ways on. */
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
