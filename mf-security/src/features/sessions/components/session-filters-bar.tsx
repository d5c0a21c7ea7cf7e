import { roles } from '@escale/contracts';
import { Flex } from '@escale/design-system';
import { Select } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import type { useSessionFilters } from '../model/session-filters';

type SessionFiltersBarProps = Pick<ReturnType<typeof useSessionFilters>, 'filters' | 'setRole' | 'setUse'>;

/** Renders the filters by role and last use, beside the search. */
export function SessionFiltersBar({ filters, setRole, setUse }: SessionFiltersBarProps) {
  const { filters: texts } = useMessages().sessions;
  const { shortRoles } = useVocabulary();
  return (
    <Flex
      gap="2"
      flexWrap="wrap"
      flexBasis={{ base: '100%', sm: 'auto' }}
      css={{
        '& > *': { flex: { base: '1 1 6.5rem', sm: '0 1 auto' }, minWidth: '0' },
        '& > div > span': { flex: '1' },
      }}
    >
      <Select
        label={texts.role}
        labelHidden
        value={filters.role}
        onChange={setRole}
        options={[
          { value: '', label: texts.allRoles },
          ...roles.map((role) => ({ value: role, label: shortRoles[role] })),
        ]}
      />
      <Select
        label={texts.use}
        labelHidden
        value={filters.use}
        onChange={setUse}
        options={[
          { value: '', label: texts.anyUse },
          { value: 'recent', label: texts.uses.recent },
          { value: 'idle', label: texts.uses.idle },
        ]}
      />
    </Flex>
  );
}
