import { roles, userStatuses, type User, type UserStatus } from '@escale/contracts';
import { Card, Skeleton } from '@escale/design-system';
import { ShareBar } from '@escale/design-system/stats';
import { useMessages } from '../../../messages/catalogue';
import { roleTones, statusTones } from '../../../shared/badges';
import { percentage, userStatistics } from '../model/statistics';
import type { FilterState } from '../model/use-list-filters';
import {
  FigureButton,
  FigureDetail,
  Figure,
  FigureLabel,
  FigureLine,
  RoleButton,
  FigureGroup,
  FigureGrid,
} from './statistics-parts';

export interface UserStatisticsProps {
  users: readonly User[];
  /** `unknown`: the list could not be loaded. */
  state: 'loading' | 'unknown' | 'known';
  filter: FilterState;
}

/** The skeleton is on a line of text, so the placeholder is as high as the text that replaces it. */
const figurePlaceholder = (width: string) => (
  <span>
    <Skeleton as="span" display="inline-block" width={width} height="0.9em" />
  </span>
);

/**
 * Shows the four figures (§2, readings): the total with the count per role, and each status with its share. A click on a role or
 * status filters the table; a click on the total clears the filters.
 */
export function UserStatistics({ users, state, filter }: UserStatisticsProps) {
  const { cards, count } = useMessages().list;
  const { total, byRole, byStatus } = userStatistics(users);
  const { filters, change, clear } = filter;

  const figureOf = (value: number, width = '3') =>
    state === 'loading' ? figurePlaceholder(width) : state === 'unknown' ? cards.unknown : count(value);
  const labelOf = (status: UserStatus) =>
    state === 'known' ? cards.statuses[status](byStatus[status]) : cards.groups[status];
  const shareOf = (status: UserStatus) =>
    state === 'loading' ? figurePlaceholder('14') : cards.percentage(percentage(byStatus[status], total));

  return (
    // The figures are buttons, which are not printed.
    <Card padded={false} overflow="clip" _print={{ display: 'none' }}>
      <FigureGrid aria-busy={state === 'loading' || undefined}>
        <FigureGroup role="group" aria-label={cards.total} wide>
          <FigureButton type="button" plain onClick={clear}>
            <FigureLine wide>
              <Figure>{figureOf(total)}</Figure> <FigureLabel>{cards.total}</FigureLabel>
            </FigureLine>
          </FigureButton>
          <FigureDetail>
            {roles.map((role) => (
              <RoleButton
                key={role}
                type="button"
                aria-pressed={filters.role === role}
                onClick={() => change({ role: filters.role === role ? '' : role })}
              >
                {figureOf(byRole[role], '2')} {cards.roles[role](byRole[role])}
              </RoleButton>
            ))}
          </FigureDetail>
          <ShareBar parts={roles.map((role) => ({ id: role, value: byRole[role], tone: roleTones[role] }))} />
        </FigureGroup>
        {userStatuses.map((status) => (
          <FigureGroup key={status} role="group" aria-label={cards.groups[status]}>
            <FigureButton
              type="button"
              aria-pressed={filters.status === status}
              onClick={() => change({ status: filters.status === status ? '' : status })}
            >
              <FigureLine>
                <Figure>{figureOf(byStatus[status])}</Figure> <FigureLabel>{labelOf(status)}</FigureLabel>
              </FigureLine>{' '}
              <FigureDetail>{shareOf(status)}</FigureDetail>
            </FigureButton>
            <ShareBar
              parts={[
                { id: status, value: byStatus[status], tone: statusTones[status] },
                { id: 'rest', value: total - byStatus[status], tone: 'rest' },
              ]}
            />
          </FigureGroup>
        ))}
      </FigureGrid>
    </Card>
  );
}
