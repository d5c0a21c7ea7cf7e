import { roles, userStatuses, type User, type UserStatus } from '@escale/contracts';
import { Grid } from '@escale/design-system';
import { ShareBar, StatCard } from '@escale/design-system/stats';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { roleTones, statusTones } from '../../../shared/badges';
import { percentage, userStatistics } from '../model/statistics';

const cardOf = { ACTIVE: 'active', INACTIVE: 'inactive', SUSPENDED: 'suspended' } as const;

export interface UserStatisticsProps {
  users: readonly User[];
  loading: boolean;
}

/** The four cards: total with the count per role, and each status with its share (§2, readings). */
export function UserStatistics({ users, loading }: UserStatisticsProps) {
  const { cards, count } = useMessages().list;
  const { shortRoles, statuses } = useVocabulary();
  const { total, byRole, byStatus } = userStatistics(users);

  const shareOf = (status: UserStatus) => (
    <ShareBar
      label={cards.share(statuses[status])}
      legendHidden
      parts={[
        { label: statuses[status], value: byStatus[status], tone: statusTones[status] },
        { label: cards.others, value: total - byStatus[status], tone: 'rest' },
      ]}
    />
  );

  return (
    <Grid
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      gap="4"
    >
      <StatCard
        label={cards.total}
        value={count(total)}
        loading={loading}
        chart={
          <ShareBar
            label={cards.byRole}
            parts={roles.map((role) => ({
              label: byRole[role] > 1 ? cards.roles[role] : shortRoles[role],
              value: byRole[role],
              tone: roleTones[role],
            }))}
          />
        }
      />
      {userStatuses.map((status) => (
        <StatCard
          key={status}
          label={cards[cardOf[status]]}
          value={count(byStatus[status])}
          detail={cards.percentage(percentage(byStatus[status], total))}
          loading={loading}
          chart={shareOf(status)}
        />
      ))}
    </Grid>
  );
}
