import { auditActions } from '@escale/contracts';
import { Button, styled } from '@escale/design-system';
import { Input, Select, useAddressInput } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { periods, type AuditFilters, type Period } from '../model/audit-filters';

/** All four inputs have the same height and fill their column. */
const Bar = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: '3',
    gridTemplateColumns: {
      base: '1fr',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    '& input': { height: 'control.md', fontSize: 'md' },
    '& > div > span': { flex: '1' },
  },
});

export interface AuditFiltersBarProps {
  filters: AuditFilters;
  active: boolean;
  onChange: (changes: Partial<AuditFilters>) => void;
}

/** Filters of the audit log by user, action, IP address and period. */
export function AuditFiltersBar({ filters, active, onChange }: AuditFiltersBarProps) {
  const { audit } = useMessages();
  const labels = useVocabulary();
  const { filters: m } = audit;
  const user = useAddressInput(filters.user, (text) => onChange({ user: text }));
  const address = useAddressInput(filters.address, (text) => onChange({ address: text }));
  const actionOptions = [
    { value: '', label: m.allActions },
    ...auditActions.map((action) => ({ value: action, label: labels.auditActions[action] })),
  ];
  const periodOptions: { value: Period | ''; label: string }[] = [
    { value: '', label: audit.periods.all },
    ...(Object.keys(periods) as Period[]).map((period) => ({
      value: period,
      label: audit.periods[period],
    })),
  ];
  const handleClear = () => {
    user.setDraft('');
    address.setDraft('');
    onChange({ user: '', action: '', address: '', period: '', from: '', to: '' });
  };

  const type = `${filters.from}${filters.to}`.includes('T') ? 'datetime-local' : 'date';

  return (
    <Bar role="search" aria-label={m.heading}>
      <Input
        aria-label={m.user}
        placeholder={m.userHint}
        value={user.draft}
        onChange={(event) => user.setDraft(event.target.value)}
      />
      <Select
        label={m.action}
        labelHidden
        options={actionOptions}
        value={filters.action}
        onChange={(action) => onChange({ action })}
      />
      <Input
        aria-label={m.address}
        placeholder={m.address}
        value={address.draft}
        onChange={(event) => address.setDraft(event.target.value)}
      />
      <Select
        label={m.period}
        labelHidden
        options={periodOptions}
        value={filters.period}
        onChange={(period) => onChange({ period, from: '', to: '' })}
      />
      {(['from', 'to'] as const).map((end) => (
        <Input
          key={end}
          type={type}
          aria-label={m[end]}
          value={filters[end]}
          onChange={(event) => onChange({ [end]: event.target.value, period: '' })}
        />
      ))}
      {active && (
        <Button variant="ghost" icon="close" onClick={handleClear}>
          {m.clear}
        </Button>
      )}
    </Bar>
  );
}
