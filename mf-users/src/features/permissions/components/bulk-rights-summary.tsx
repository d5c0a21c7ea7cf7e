import { displayedRole, fullName, type User } from '@escale/contracts';
import { Box, Button, Section, Stack, styled, Text } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useBulkRightsMessages } from '../../../messages/bulk-rights/catalogue';
import { NameList } from '../../../shared/name-list';
import type { ChangedPerson } from '../model/bulk-rights';
import type { BulkRightsPlan } from '../model/use-bulk-rights-plan';
import { useBlockedText } from '../model/use-blocked-text';
import { SummaryLines } from './summary-lines';

/** Number of people shown at first: rendering hundreds would delay every choice in the editor. */
const initialPersonCount = 50;

const PersonList = styled('ul', { base: { listStyleType: 'none' } });

const PersonRow = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '3',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    fontSize: 'sm',
  },
});

function ChangedUser({ person }: { person: ChangedPerson }) {
  const { permissions } = useMessages();
  const texts = useBulkRightsMessages();
  const { roles } = useVocabulary();
  const { user, role, granted, withdrawn } = person;
  return (
    <PersonRow>
      <Box>
        <Text fontWeight="semibold">
          <bdi translate="no">{fullName(user)}</bdi>
        </Text>
        {role !== undefined && <Text>{texts.roleChange(roles[displayedRole(user.role)], roles[role])}</Text>}
      </Box>
      <Box>
        <SummaryLines title={permissions.granted} lines={granted} />
      </Box>
      <Box>
        <SummaryLines title={permissions.withdrawn} lines={withdrawn} />
      </Box>
    </PersonRow>
  );
}

const nameLine = (user: User, text = fullName(user)) => ({ id: user.id, text });

export interface BulkRightsSummaryProps {
  plan: BulkRightsPlan;
  /** False until something is chosen; until then, no user is listed as unchanged. */
  chosen: boolean;
  onReadAgain: () => void;
}

/**
 * Summarizes what the choices grant and withdraw for each user; then lists the unchanged users, and those who may not be changed.
 */
export function BulkRightsSummary({ plan, chosen, onReadAgain }: BulkRightsSummaryProps) {
  const { run } = useMessages();
  const texts = useBulkRightsMessages();
  const blockedText = useBlockedText();
  const [isWhole, setWhole] = useState(false);
  const { changed, same, blocked } = plan;
  const shown = isWhole ? changed : changed.slice(0, initialPersonCount);
  const hidden = changed.length - shown.length;
  const isUnread = blocked.some(({ reason }) => reason === 'unread');
  return (
    <Section title={texts.summary}>
      <Stack gap="3" alignItems="stretch">
        <Text role="status">
          {chosen ? texts.counts(changed.length, same.length, blocked.length) : texts.choose}
        </Text>
        {shown.length > 0 && (
          <PersonList aria-label={texts.changedPeople}>
            {shown.map((person) => (
              <ChangedUser key={person.user.id} person={person} />
            ))}
          </PersonList>
        )}
        {hidden > 0 && (
          <Box>
            <Button size="sm" onClick={() => setWhole(true)}>
              {run.showAll(hidden)}
            </Button>
          </Box>
        )}
        {chosen && same.length > 0 && (
          <Box>
            <Text>{texts.unchanged(same.length)}</Text>
            <NameList label={texts.unchanged(same.length)} lines={same.map((user) => nameLine(user))} />
          </Box>
        )}
        {blocked.length > 0 && (
          <Box>
            <Text>{texts.blocked(blocked.length)}</Text>
            <NameList
              label={texts.blocked(blocked.length)}
              lines={blocked.map(({ user, reason }) =>
                nameLine(user, run.resultOf(fullName(user), blockedText(reason))),
              )}
            />
            {isUnread && (
              <Button size="sm" icon="refresh" onClick={onReadAgain}>
                {texts.readAgain}
              </Button>
            )}
          </Box>
        )}
      </Stack>
    </Section>
  );
}
