import { actionWord, isKnownAction } from '@escale/user-ui/audit';
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

/** The action as a badge; one that only a newer server knows has the server's name for it on a line of its own. */
export function ActionCell({ action }: { action: string }) {
  const { audit } = useMessages();
  const known = isKnownAction(action);
  return (
    <Lines>
      <Badge tone={action === 'LOGIN_FAILED' ? 'bad' : known ? 'neutral' : 'warn'}>
        {known ? actionWord(action) : audit.unknownAction}
      </Badge>
      {!known && action !== '' && (
        <Text as="span" tone="muted" fontSize="sm" title={action}>
          {action}
        </Text>
      )}
    </Lines>
  );
}
