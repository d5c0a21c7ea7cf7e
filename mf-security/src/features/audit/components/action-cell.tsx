import { entryLabel, isKnownAction } from '@escale/user-ui/audit';
import type { AuditEntry } from '@escale/contracts';
import { Badge, styled, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';

const Lines = styled('span', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    rowGap: '0.5',
    minWidth: '0',
    lineHeight: 'snug',
    '& > *': { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

/**
 * Renders the action as a badge. For an action that only a newer server knows, a second line shows the server's name for the
 * action.
 */
export function ActionCell({ entry }: { entry: AuditEntry }) {
  const { action } = entry;
  const { audit } = useMessages();
  const known = isKnownAction(action);
  return (
    <Lines>
      <Badge tone={action === 'LOGIN_FAILED' ? 'bad' : known ? 'neutral' : 'warn'}>
        {known ? entryLabel(entry) : audit.unknownAction}
      </Badge>
      {!known && action !== '' && (
        <Text as="span" tone="muted" fontSize="sm" data-tooltip="">
          {action}
        </Text>
      )}
    </Lines>
  );
}
