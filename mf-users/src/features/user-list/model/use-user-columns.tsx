import { displayedRole, displayedStatus, fullName, roles, type User } from '@escale/contracts';
import type { DataTableColumn } from '@escale/design-system/data-table';
import { formatDate, formatDateTime, parseDate, useLocale, useVocabulary } from '@escale/i18n';
import { useMemo } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { RoleBadge } from '../../../shared/badges';
import { StatusCell } from '../components/status-cell';
import { UserCell } from '../components/user-cell';

/** The ids of the columns; the list can be sorted by each of them. */
export const userColumnIds = [
  'user',
  'email',
  'role',
  'status',
  'lastLogin',
  'createdAt',
  'createdBy',
] as const;

/** Returns the columns of §3 'User table columns'. */
export function useUserColumns(): readonly DataTableColumn<User>[] {
  const { list, shared } = useMessages();
  const vocabulary = useVocabulary();
  const locale = useLocale();

  return useMemo(() => {
    const statusOf = (user: User) => vocabulary.statuses[displayedStatus(user.status)];
    return [
      {
        id: 'user',
        header: list.columns.user,
        value: fullName,
        text: (user) => `${fullName(user)} ${list.handle(user.username)}`,
        exportText: (user) => list.named(fullName(user), user.username),
        fileColumns: [
          { header: list.file.lastName, text: (user) => user.lastName },
          { header: list.file.firstName, text: (user) => user.firstName },
          { header: list.file.username, text: (user) => user.username },
        ],
        cell: (user, table) => <UserCell user={user} table={table} />,
        width: 180,
        grow: 260,
      },
      {
        id: 'email',
        header: list.columns.email,
        value: (user) => user.email,
        text: (user) => user.email,
        width: 190,
        grow: 240,
        hideBelow: 1100,
      },
      {
        id: 'role',
        header: list.columns.role,
        value: (user) => roles.indexOf(displayedRole(user.role)),
        text: (user) => vocabulary.shortRoles[displayedRole(user.role)],
        cell: (user) => <RoleBadge role={user.role} short />,
        width: 136,
        grow: 0,
        hideBelow: 640,
      },
      {
        id: 'status',
        header: list.columns.status,
        value: statusOf,
        text: statusOf,
        exportText: (user) =>
          user.invitationPending ? list.withDetail(statusOf(user), shared.invitationPending) : statusOf(user),
        fileColumns: [
          { header: list.columns.status, text: statusOf },
          {
            header: list.file.invitation,
            text: (user) => (user.invitationPending ? list.file.pending : ''),
          },
        ],
        cell: (user, table) => <StatusCell user={user} table={table} />,
        width: 214,
        grow: 0,
        hideBelow: 480,
      },
      {
        id: 'lastLogin',
        header: list.columns.lastLogin,
        value: (user) => (user.lastLoginAt === null ? null : parseDate(user.lastLoginAt)),
        text: (user) => (user.lastLoginAt === null ? shared.never : formatDateTime(user.lastLoginAt, locale)),
        width: 152,
        grow: 0,
        hideBelow: 880,
      },
      {
        id: 'createdAt',
        header: list.columns.createdAt,
        value: (user) => parseDate(user.createdAt),
        text: (user) => formatDate(user.createdAt, locale),
        hidden: true,
        width: 130,
      },
      {
        id: 'createdBy',
        header: list.columns.createdBy,
        value: (user) => user.createdByUser?.username ?? shared.system,
        text: (user) => user.createdByUser?.username ?? shared.system,
        hidden: true,
        width: 150,
      },
    ];
  }, [list, shared, vocabulary, locale]);
}
