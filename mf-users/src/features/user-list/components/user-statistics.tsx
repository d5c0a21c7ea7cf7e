import { roles, userStatuses, type User, type UserStatus } from '@escale/contracts';
import { Card, Skeleton } from '@escale/design-system';
import { ShareBar } from '@escale/design-system/stats';
import { useMessages } from '../../../messages/catalogue';
import { roleTones, statusTones } from '../../../shared/badges';
import { percentage, userStatistics } from '../model/statistics';
import type { FilterState } from '../model/use-list-filters';
import { Choice, Detail, Figure, Label, Line, RoleChoice, Segment, Strip } from './statistics-parts';

export interface UserStatisticsProps {
  users: readonly User[];
  /** `unknown`: the list could not be loaded. */
  state: 'loading' | 'unknown' | 'known';
  filter: FilterState;
}

/** The placeholder has the height of the text that replaces it, since the skeleton sits on a line of that text. */
const placeholder = (width: string) => (
  <span>
    <Skeleton as="span" display="inline-block" width={width} height="0.9em" />
  </span>
);

/**
 * Shows the four figures (§2, readings): total with the count per role, and each status with its share. Each filters the table
 * below.
 */
export function UserStatistics({ users, state, filter }: UserStatisticsProps) {
  const { cards, count } = useMessages().list;
  const { total, byRole, byStatus } = userStatistics(users);
  const { filters, change, clear } = filter;

  const figureOf = (value: number, width = '3') =>
    state === 'loading' ? placeholder(width) : state === 'unknown' ? cards.unknown : count(value);
  const labelOf = (status: UserStatus) =>
    state === 'known' ? cards.statuses[status](byStatus[status]) : cards.groups[status];
  const shareOf = (status: UserStatus) =>
    state === 'loading' ? placeholder('14') : cards.percentage(percentage(byStatus[status], total));

  return (
    <Card padded={false} overflow="clip">
      <Strip aria-busy={state === 'loading' || undefined}>
        <Segment role="group" aria-label={cards.total} wide>
          <Choice type="button" plain onClick={clear}>
            <Line wide>
              <Figure>{figureOf(total)}</Figure> <Label>{cards.total}</Label>
            </Line>
          </Choice>
          <Detail>
            {roles.map((role) => (
              <RoleChoice
                key={role}
                type="button"
                aria-pressed={filters.role === role}
                onClick={() => change({ role: filters.role === role ? '' : role })}
              >
                {figureOf(byRole[role], '2')} {cards.roles[role](byRole[role])}
              </RoleChoice>
            ))}
          </Detail>
          <ShareBar parts={roles.map((role) => ({ id: role, value: byRole[role], tone: roleTones[role] }))} />
        </Segment>
        {userStatuses.map((status) => (
          <Segment key={status} role="group" aria-label={cards.groups[status]}>
            <Choice
              type="button"
              aria-pressed={filters.status === status}
              onClick={() => change({ status: filters.status === status ? '' : status })}
            >
              <Line>
                <Figure>{figureOf(byStatus[status])}</Figure> <Label>{labelOf(status)}</Label>
              </Line>{' '}
              <Detail>{shareOf(status)}</Detail>
            </Choice>
            <ShareBar
              parts={[
                { id: status, value: byStatus[status], tone: statusTones[status] },
                { id: 'rest', value: total - byStatus[status], tone: 'rest' },
              ]}
            />
          </Segment>
        ))}
      </Strip>
    </Card>
  );
}
