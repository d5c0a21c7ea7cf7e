import { displayedRole, displayedStatus, type Role, type UserStatus } from '@escale/contracts';
import { Badge, type Tone } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';

export const roleTones: Record<Role, Tone> = { SUPER_ADMIN: 'accent', ADMIN: 'info', OPERATOR: 'neutral' };

export const statusTones: Record<UserStatus, Tone> = { ACTIVE: 'ok', INACTIVE: 'neutral', SUSPENDED: 'bad' };

/** Renders a user's role; an unknown role displays as operator (§3). `short` uses short names: 'Super Admin'. */
export function RoleBadge({ role, short = false }: { role: string; short?: boolean }) {
  const { roles, shortRoles } = useVocabulary();
  const shown = displayedRole(role);
  return <Badge tone={roleTones[shown]}>{(short ? shortRoles : roles)[shown]}</Badge>;
}

/** Renders a user's status; an unknown status displays as inactive (§3). */
export function StatusBadge({ status }: { status: string }) {
  const { statuses } = useVocabulary();
  const shown = displayedStatus(status);
  return (
    <Badge tone={statusTones[shown]} dot>
      {statuses[shown]}
    </Badge>
  );
}
