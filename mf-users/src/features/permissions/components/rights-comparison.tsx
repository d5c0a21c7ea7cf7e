import { fullName, type User } from '@escale/contracts';
import { Card, ErrorState, Skeleton, Stack } from '@escale/design-system';
import { useLocale } from '@escale/i18n';
import { useModules } from '@escale/module-kit';
import { useRef } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useLiveResource } from '../../../shared/use-live-resource';
import { useRightsOf, type RightsHolder } from '../api/rights-of';
import { useLiveRole } from '../api/role-permissions';
import { compareRights } from '../model/copy-rights';
import { permissionRows } from '../model/permission-rows';
import { ComparedRights } from './compared-rights';
import { CopyRights } from './copy-rights';

/** Keeps the cached rights of a user or role up to date. */
function useLiveRights({ id, role }: RightsHolder) {
  useLiveRole(role);
  useLiveResource(`users/${id}`, ([root, owner]) => root === 'users' && owner === id);
}

/** Compares a user's rights with those of a colleague or role; the rights of a colleague can be copied. */
export function RightsComparison({ user, other }: { user: User; other: RightsHolder }) {
  const { permissions } = useMessages();
  const { language } = useLocale();
  const compared = useRef<HTMLDivElement>(null);
  const rows = permissionRows(useModules(), permissions.labels, language);
  const holder = { id: user.id, name: fullName(user), role: user.role };
  const [one, two] = [useRightsOf(holder), useRightsOf(other)];
  useLiveRights(holder);
  useLiveRights(other);
  const failed = [one, two].filter(({ isError }) => isError);
  if (failed.length > 0)
    return (
      <ErrorState
        title={permissions.loadFailed}
        onRetry={() => failed.forEach(({ retry }) => retry())}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  const [ownMap, otherMap] = [one.map, two.map];
  if (ownMap === undefined || otherMap === undefined) return <Skeleton height="16rem" borderRadius="xl" />;
  return (
    <Stack gap="5">
      <Card ref={compared} tabIndex={-1} outline="none">
        <ComparedRights rights={compareRights(rows, ownMap, otherMap)} names={[holder.name, other.name]} />
      </Card>
      {other.id !== undefined && (
        <CopyRights
          key={other.id}
          user={user}
          rows={rows}
          to={{ ...one, map: ownMap }}
          from={{ name: other.name, map: otherMap }}
          onCopied={() => compared.current?.focus()}
        />
      )}
    </Stack>
  );
}
