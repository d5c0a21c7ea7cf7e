import { Button, Icon, Stack, styled, Text, VisuallyHidden } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import { memo, useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import type { CheckedPerson } from '../model/check-people';

export interface PreviewTableProps {
  people: readonly CheckedPerson[];
  onCorrect: (line: number) => void;
}

/** Number of rows shown at first: rendering thousands would delay every keystroke. */
const initialRowCount = 50;

const Table = styled('table', {
  base: {
    // On a phone, each person is a block with the problems below the name.
    display: { base: 'block', sm: 'table' },
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& thead': { display: { base: 'none', sm: 'table-header-group' } },
    '& tbody': { display: { base: 'block', sm: 'table-row-group' } },
    '& tr': {
      display: { base: 'grid', sm: 'table-row' },
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      rowGap: '1',
      paddingBlock: { base: '2.5', sm: '0' },
      borderBlockEndWidth: '1px',
      borderColor: 'border',
    },
    '& th': { textAlign: 'start', fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& :is(th, td)': {
      paddingBlock: { base: '0', sm: '2' },
      paddingInlineEnd: '3',
      verticalAlign: 'top',
    },
    '& td': { overflowWrap: 'anywhere' },
    '& td:last-of-type': { gridColumn: '2', paddingInlineEnd: '0' },
  },
});

const ProblemLine = styled('p', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '1.5', color: 'bad' },
});

const Row = memo(({ person, onCorrect }: Omit<PreviewTableProps, 'people'> & { person: CheckedPerson }) => {
  const { invite, list } = useMessages();
  const { roles } = useVocabulary();
  const { typed, values, isNameProposed, faults } = person;
  const name = `${values.firstName} ${values.lastName}`.trim();
  return (
    <tr>
      <td>{list.count(typed.line)}</td>
      <td>
        {name !== '' && (
          <Text fontWeight="medium">
            <bdi translate="no">{name}</bdi>
          </Text>
        )}
        <Text>
          <bdi translate="no">{values.email}</bdi>
        </Text>
        <Text tone="muted">
          <bdi translate="no">{list.handle(values.username)}</bdi>
          {list.separator}
          {roles[values.role]}
          {isNameProposed && `${list.separator}${invite.nameProposed}`}
        </Text>
      </td>
      <td>
        {faults.length === 0 ? (
          <Text color="ok">{invite.fine}</Text>
        ) : (
          <Stack gap="1.5" alignItems="flex-start">
            {faults.map((fault) => (
              <ProblemLine key={fault}>
                <Icon name="alert" size={16} />
                <bdi>{fault}</bdi>
              </ProblemLine>
            ))}
            <Button size="sm" icon="pencil" onClick={() => onCorrect(typed.line)}>
              {invite.goToLine(typed.line)}
            </Button>
          </Stack>
        )}
      </td>
    </tr>
  );
});

/** Shows the people of the list as they would be invited, those with problems first. */
export function PreviewTable({ people, onCorrect }: PreviewTableProps) {
  const { invite, run } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const sorted = people.toSorted(
    (one, other) => Number(other.faults.length > 0) - Number(one.faults.length > 0),
  );
  const shown = isWhole ? sorted : sorted.slice(0, initialRowCount);
  const hidden = people.length - shown.length;
  return (
    <>
      <Table>
        <caption>
          <VisuallyHidden>{invite.preview}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{invite.columns.line}</th>
            <th scope="col">{invite.columns.person}</th>
            <th scope="col">{invite.columns.check}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((person, index) => (
            <Row key={index} person={person} onCorrect={onCorrect} />
          ))}
        </tbody>
      </Table>
      {hidden > 0 && (
        <Button size="sm" onClick={() => setWhole(true)}>
          {run.showAll(hidden)}
        </Button>
      )}
    </>
  );
}
