import { useCurrentUser } from '@escale/auth';
import { Alert, Box, Button } from '@escale/design-system';
import { useRealtime } from '@escale/realtime';
import { useMessages } from '../messages/catalogue';
import { useAuthorName } from './use-author-name';
import type { Conflict } from './use-saved-form';

export interface StaleNoticeProps {
  userId: string;
  conflict: Conflict;
  /** Fields in which the form differs from the server, with the server's values. */
  differing: readonly { label: string; value: string }[];
  onAcceptServerValues: () => void;
}

/** Returns who has changed the user since the version on which the input is based, as far as the live feed shows. */
function useConflictAuthor(
  userId: string,
  { baseVersion }: Conflict,
): { isSelf: boolean; name: string | undefined } {
  const { id: ownId } = useCurrentUser();
  const { feed } = useRealtime();
  const change = feed.find(
    ({ resource, timestamp }) =>
      baseVersion !== undefined &&
      resource === `users/${userId}` &&
      Date.parse(timestamp) > Date.parse(baseVersion),
  );
  const name = useAuthorName(change?.userId);
  return { isSelf: change?.userId === ownId, name };
}

/**
 * Renders the notice of a conflict: who has changed the user, the server's values that differ from the form, and a button to accept
 * them.
 */
export function StaleNotice({ userId, conflict, differing, onAcceptServerValues }: StaleNoticeProps) {
  const { stale } = useMessages().shared;
  const { isSelf, name } = useConflictAuthor(userId, conflict);
  return (
    <Alert
      tone="warn"
      title={isSelf ? stale.ownTitle : stale.title(name)}
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
