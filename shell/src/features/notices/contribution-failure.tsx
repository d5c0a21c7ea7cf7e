import { Button, HStack, notify, Text } from '@escale/design-system';
import { useEffect } from 'react';
import { useContributionMessages } from './messages/contribution';

export interface ContributionFailureProps {
  label: string;
  onRetry: () => void;
}

/** Renders one line instead of a contribution that failed. */
export function FailureLine({ label, onRetry }: ContributionFailureProps) {
  const m = useContributionMessages();
  return (
    // Puts the line above the link that covers a card.
    <HStack role="alert" position="relative" zIndex="1" gap="3" flexWrap="wrap">
      <Text tone="muted">{m.failed(label)}</Text>
      <Button size="sm" onClick={onRetry}>
        {m.retry}
      </Button>
    </HStack>
  );
}

/** Shows a toast for a failed contribution that has no place on the page. */
export function FailureToast({ label, onRetry }: ContributionFailureProps) {
  const m = useContributionMessages();
  useEffect(() => {
    const id = `contribution ${label}`;
    notify.error(m.failed(label), { id, action: { label: m.retry, onRun: onRetry } });
    return () => notify.dismiss(id);
  }, [m, label, onRetry]);
  return null;
}
