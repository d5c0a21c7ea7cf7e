import { Avatar, Badge, HStack, Text } from '@escale/design-system';
import { DataTable, type DataTableColumn, type DataTableProps } from '@escale/design-system/data-table';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { peopleOf, type Person } from '../../samples/people';
import type { Samples } from '../../samples/fr';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Data/DataTable',
  component: DataTable,
  parameters: {
    accessibility: [
      'A grid: arrows move between cells, Enter sorts by a header or opens what is in a cell, Space selects.',
      'Search, counts and sorting are announced in a status region.',
      '`text` of a column is what is read, searched and exported, also where `cell` draws something else.',
      'Columns can be moved and resized without dragging, in "Colonnes" (WCAG 2.5.7).',
    ],
  },
} satisfies GalleryMeta;

const columnsOf = (texts: Samples): DataTableColumn<Person>[] => [
  {
    id: 'name',
    header: texts.name,
    value: ({ name }) => name,
    text: ({ name }) => name,
    cell: ({ name }) => (
      <HStack gap="3">
        <Avatar name={name} />
        <Text fontWeight="medium">{name}</Text>
      </HStack>
    ),
  },
  { id: 'email', header: texts.email, value: ({ email }) => email, text: ({ email }) => email },
  {
    id: 'status',
    header: texts.status,
    width: 120,
    value: ({ active }) => Number(active),
    text: ({ active }) => (active ? texts.active : texts.inactive),
    cell: ({ active }) =>
      active ? <Badge tone="ok">{texts.active}</Badge> : <Badge>{texts.inactive}</Badge>,
  },
  {
    id: 'sessions',
    header: texts.sessions,
    width: 110,
    align: 'end',
    value: ({ sessions }) => sessions,
    text: ({ sessions }) => String(sessions),
  },
];

const standardProps = (texts: Samples): DataTableProps<Person> => ({
  rows: peopleOf(texts),
  columns: columnsOf(texts),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  id: 'gallery',
  title: texts.users,
  preferencesOwner: 'gallery',
  status: 'ready',
});

export function WithActions() {
  const texts = useSamples();
  return (
    <DataTable
      {...standardProps(texts)}
      rowActions={() => [
        { id: 'view', label: texts.view, icon: 'eye', onRun: () => undefined },
        { id: 'edit', label: texts.edit, icon: 'pencil', onRun: () => undefined },
        {
          id: 'delete',
          label: texts.remove,
          icon: 'trash',
          tone: 'danger',
          unavailableReason: texts.noRight,
          onRun: () => undefined,
        },
      ]}
      bulkActions={[{ id: 'off', label: texts.deactivate, onRun: () => undefined }]}
      addAction={{ onRun: () => undefined }}
    />
  );
}

export function Loading() {
  return <DataTable {...standardProps(useSamples())} rows={[]} status="loading" />;
}

export function Empty() {
  const texts = useSamples();
  return <DataTable {...standardProps(texts)} rows={[]} emptyDescription={texts.emptyText} />;
}

export function Failed() {
  return <DataTable {...standardProps(useSamples())} rows={[]} status="error" onRetry={() => undefined} />;
}
