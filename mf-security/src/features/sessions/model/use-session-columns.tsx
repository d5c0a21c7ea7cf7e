import { useDeviceName } from '@escale/user-ui/device';
import { displayedRole, fullName, type ActiveSession, type PolicyActor } from '@escale/contracts';
import type { DataTableColumn } from '@escale/design-system/data-table';
import { formatDateTime, parseDate, useLocale, useVocabulary } from '@escale/i18n';
import { useMemo } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { AddressCell } from '../../../shared/address-cell';
import { PersonCell } from '../components/person-cell';
import { isCurrentSession } from './session-rules';

/** Returns the columns of the sessions. The array stays the same until the language, the formats or the actor changes. */
export function useSessionColumns(actor: PolicyActor): readonly DataTableColumn<ActiveSession>[] {
  const { sessions: texts } = useMessages();
  const { shortRoles } = useVocabulary();
  const locale = useLocale();
  const device = useDeviceName();

  return useMemo(() => {
    const { columns } = texts;
    const text = (id: keyof typeof columns, read: (session: ActiveSession) => string) => ({
      id,
      header: columns[id],
      value: read,
      text: read,
    });
    const date = (id: 'createdAt' | 'lastSeenAt' | 'expiresAt') => ({
      id,
      header: columns[id],
      value: (session: ActiveSession) => parseDate(session[id] ?? ''),
      text: (session: ActiveSession) => formatDateTime(session[id] ?? '', locale),
      width: 150,
    });

    return [
      {
        ...text('user', ({ user }) => fullName(user)),
        cell: (session, { isLeftOut }) => {
          const moment = isLeftOut('lastSeenAt') ? (session.lastSeenAt ?? null) : null;
          const rest = isLeftOut('device') ? device(session.userAgent) : session.user.email;
          return (
            <PersonCell
              user={session.user}
              own={isCurrentSession(session, actor)}
              detail={moment === null ? rest : `${formatDateTime(moment, locale)} · ${rest}`}
            />
          );
        },
        searchText: ({ user }) => user.email,
        width: 240,
      },
      { ...text('role', ({ user }) => shortRoles[displayedRole(user.role)]), width: 130, hidden: true },
      { ...text('device', ({ userAgent }) => device(userAgent)), width: 205, hideBelow: 620 },
      {
        ...text('ipAddress', ({ ipAddress }) => ipAddress ?? texts.unknown),
        cell: ({ ipAddress }) => (ipAddress === null ? texts.unknown : <AddressCell address={ipAddress} />),
        width: 165,
        hideBelow: 1000,
      },
      { ...date('createdAt'), hideBelow: 780 },
      { ...date('lastSeenAt'), hideBelow: 480 },
      { ...date('expiresAt'), hidden: true },
    ];
  }, [texts, shortRoles, locale, device, actor]);
}
