import { displayedRole, displayedStatus, type User } from '@escale/contracts';
import { formatDateTime, useLocale, useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';

/** Returns a function that lists a user's facts for printing. */
export function useFactLines() {
  const { general, shared } = useMessages();
  const { roles, statuses } = useVocabulary();
  const locale = useLocale();
  return (user: User): [name: string, value: string][] => [
    [general.email, user.email],
    [general.username, user.username],
    [general.role, roles[displayedRole(user.role)]],
    [general.status, statuses[displayedStatus(user.status)]],
    [
      general.lastLogin,
      user.lastLoginAt === null ? shared.neverConnected : formatDateTime(user.lastLoginAt, locale),
    ],
    [general.createdAt, formatDateTime(user.createdAt, locale)],
    [general.createdBy, user.createdByUser?.username ?? shared.system],
  ];
}
