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

export interface ActionCellProps {
  action: string;
  /** A line under the action, for what has no column of its own. */
  detail: string;
}

/** The action as a badge; one that only a newer server knows has the server's name for it on a line of its own. */
export function ActionCell({ action, detail }: ActionCellProps) {
  const { audit } = useMessages();
  const known = isKnownAction(action);
  const lines = [detail, known ? '' : action].filter((line) => line !== '');
  return (
    <Lines>
      <Badge tone={action === 'LOGIN_FAILED' ? 'bad' : known ? 'neutral' : 'warn'}>
        {known ? actionWord(action) : audit.unknownAction}
      </Badge>
      {lines.length > 0 && (
        <Text as="span" tone="muted" fontSize="sm" title={lines.join(' · ')}>
          {lines.join(' · ')}
        </Text>
      )}
    </Lines>
  );
}
