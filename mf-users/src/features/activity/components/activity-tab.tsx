import { actionLabel } from '@escale/user-ui/audit';
import { auditFilters, type AuditFilter } from '@escale/contracts';
import { Box, Card, Flex, Heading } from '@escale/design-system';
import { Select } from '@escale/design-system/forms';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useForgetAuditLogs } from '../api/audit-logs';
import { AuditList } from './audit-list';

/** Shows a user's audit log with its action filter (§2 'User detail', §9). */
export function ActivityTab({ userId, title }: { userId: string; title: string }) {
  const { activity } = useMessages();
  const [filter, setFilter] = useState<AuditFilter>('ALL');
  const forgetLogs = useForgetAuditLogs(userId);
  const handleFilter = (next: AuditFilter) => {
    forgetLogs(next);
    setFilter(next);
  };
  const options = auditFilters.map((value) => ({
    value,
    label: value === 'ALL' ? activity.all : actionLabel(value),
  }));
  return (
    <Card as="section" aria-label={title}>
      <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" marginBlockEnd="4">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        <Box width={{ base: 'full', sm: '16rem' }}>
          <Select label={activity.filter} options={options} value={filter} onChange={handleFilter} />
        </Box>
      </Flex>
      <AuditList key={filter} userId={userId} filter={filter} label={title} />
    </Card>
  );
}
