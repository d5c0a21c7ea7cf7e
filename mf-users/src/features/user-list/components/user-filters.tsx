import { roles, userStatuses } from '@escale/contracts';
import { Flex } from '@escale/design-system';
import { Select } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import type { ListFilters } from '../model/use-list-filters';

export interface UserFiltersProps {
  filters: ListFilters;
  onChange: (filter: keyof ListFilters, value: string) => void;
}

/** Role and status filters next to the search. */
export function UserFilters({ filters, onChange }: UserFiltersProps) {
  const texts = useMessages().list.filters;
  const { shortRoles, statuses } = useVocabulary();
  return (
    <Flex gap="2">
      <Select
        label={texts.role}
        labelHidden
        value={filters.role}
        onChange={(value) => onChange('role', value)}
        options={[
          { value: '', label: texts.allRoles },
          ...roles.map((role) => ({ value: role, label: shortRoles[role] })),
        ]}
      />
      <Select
        label={texts.status}
        labelHidden
        value={filters.status}
        onChange={(value) => onChange('status', value)}
        options={[
          { value: '', label: texts.allStatuses },
          ...userStatuses.map((status) => ({ value: status, label: statuses[status] })),
        ]}
      />
    </Flex>
  );
}
