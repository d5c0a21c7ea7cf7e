import { actionLabel, isKnownAction } from '@escale/user-ui/audit';
import { auditActions, type AuditEntry } from '@escale/contracts';
import { Button, ButtonText, styled } from '@escale/design-system';
import { Select } from '@escale/design-system/forms';
import { useMemo, useRef } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { ChosenFilter } from './chosen-filter';
import { DayInput } from './day-input';
import { noFilters, periods, type AuditFilters, type Period } from '../model/audit-filters';

const Bar = styled('div', {
  base: {
    // On a phone, two filters share a row, and the icon that clears them stands beside the search.
    display: { base: 'contents', sm: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    minWidth: '0',
    '& > :not(button)': {
      flex: { base: '1 1 6.5rem', sm: '0 1 auto' },
      minWidth: '0',
      order: { base: 1, sm: 0 },
    },
    '& > div > span': { flex: '1' },
    '& input': { height: 'control.md', fontSize: 'md', borderColor: 'border.strong' },
  },
});

export interface AuditFiltersBarProps {
  entries: readonly AuditEntry[];
  filters: AuditFilters;
  /** Name of the chosen person. */
  person: string;
  hasFilters: boolean;
  onChange: (changes: Partial<AuditFilters>) => void;
}

/** Renders the filters of the audit log beside the search: action, period, dates, and the chosen person and address. */
export function AuditFiltersBar({ entries, filters, person, hasFilters, onChange }: AuditFiltersBarProps) {
  const { audit } = useMessages();
  const { filters: m } = audit;
  const bar = useRef<HTMLDivElement>(null);
  /** Moves the focus to the first filter, before the focused button disappears. */
  const keepFocus = () => bar.current?.querySelector('select')?.focus();
  const unknown = useMemo(
    () => [...new Set(entries.map(({ action }) => action))].filter((action) => !isKnownAction(action)),
    [entries],
  );
  const actions = new Set(['', ...auditActions, ...unknown, filters.action]);
  const periodOptions: { value: Period | ''; label: string }[] = [
    { value: '', label: audit.periods.all },
    ...(Object.keys(periods) as Period[]).map((value) => ({ value, label: audit.periods[value] })),
  ];
  const period = filters.from === '' && filters.to === '' ? filters.period : 'dates';
  const type = `${filters.from}${filters.to}`.includes('T') ? 'datetime-local' : 'date';

  return (
    <Bar ref={bar} role="group" aria-label={m.heading}>
      <Select
        label={m.action}
        labelHidden
        options={[...actions].map((value) => ({
          value,
          label: value === '' ? m.allActions : actionLabel(value),
        }))}
        value={filters.action}
        onChange={(action) => onChange({ action })}
      />
      <Select
        label={m.period}
        labelHidden
        options={periodOptions}
        value={period}
        onChange={(chosen) => onChange({ period: chosen, from: '', to: '' })}
      />
      {period === 'dates' &&
        (['from', 'to'] as const).map((end) => (
          <DayInput
            key={end}
            label={m[end]}
            type={type}
            value={filters[end]}
            onChange={(value) => onChange({ [end]: value, period: 'dates' })}
          />
        ))}
      {filters.person !== '' && (
        <ChosenFilter
          name={m.person}
          value={person}
          onRemove={() => {
            keepFocus();
            onChange({ person: '' });
          }}
        />
      )}
      {filters.address !== '' && (
        <ChosenFilter
          name={m.address}
          value={filters.address}
          onRemove={() => {
            keepFocus();
            onChange({ address: '' });
          }}
        />
      )}
      {hasFilters && (
        <Button
          variant="ghost"
          icon="close"
          data-tooltip=""
          onClick={() => {
            keepFocus();
            onChange(noFilters);
          }}
        >
          <ButtonText from="xl">{m.clear}</ButtonText>
        </Button>
      )}
    </Bar>
  );
}
