import { isApiError } from '@escale/api-client';
import {
  canGrantFlag,
  fullName,
  getDenialReason,
  isFlagEffective,
  ownAccessFlags,
  type PermissionMap,
  type User,
} from '@escale/contracts';
import { Alert, Button, Flex, notify, Section } from '@escale/design-system';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useCompareMessages } from '../../../messages/compare/catalogue';
import { useActor } from '../../../shared/use-actor';
import type { HolderRights } from '../api/rights-of';
import { useSavePermissions } from '../api/save-permissions';
import { copyRights } from '../model/copy-rights';
import type { PermissionRow } from '../model/permission-rows';
import { summarizeChanges } from '../model/permission-summary';
import { changesOf } from '../model/rebase-permissions';
import { SummaryLines } from './summary-lines';

export interface CopyRightsProps {
  /** The user who gets the rights. */
  user: User;
  rows: readonly PermissionRow[];
  to: HolderRights & { map: PermissionMap };
  from: { name: string; map: PermissionMap };
  /** Called after the copy, to move the focus: the focused button may disappear. */
  onCopied: () => void;
}

/**
 * Shows which rights the user gains and loses if a colleague's rights are copied, and which rights a copy leaves out; a button
 * makes the copy in one change.
 */
export function CopyRights({ user, rows, to, from, onCopied }: CopyRightsProps) {
  const { permissions, shared } = useMessages();
  const compare = useCompareMessages();
  const actor = useActor();
  const save = useSavePermissions(user.id, to.inEffect);
  const [stale, setStale] = useState(false);
  const denied = getDenialReason('edit', actor, user);
  const copied = copyRights({
    rows,
    from: from.map,
    to: to.map,
    mayGrantIn: (row) => (name) =>
      canGrantFlag(actor.role, {
        held: isFlagEffective(actor.permissions[row.moduleId], name),
        present: to.map[row.moduleId]?.[name] === true,
      }),
    protectedFlagsOf: ({ moduleId }) => (actor.id === user.id && moduleId === 'users' ? ownAccessFlags : []),
  });
  const { granted, withdrawn } = summarizeChanges(rows, to.map, copied.map);
  const isNothing = granted.length + withdrawn.length === 0;
  if (isNothing && copied.notHeld.length + copied.notWithdrawn.length === 0) return null;

  const handleCopy = async () => {
    const changes = changesOf({ base: to.map, map: copied.map }, to.saved);
    try {
      await save.mutateAsync({ changes, base: to.map, baseVersion: to.version });
    } catch (error) {
      setStale(isApiError(error) && error.code === 'STALE');
      return; // The mutation has reported the error.
    }
    setStale(false);
    notify.success(permissions.saved);
    onCopied();
  };

  return (
    <Section title={compare.copyTitle(from.name, fullName(user))}>
      {stale && (
        <Alert tone="warn" title={compare.stale}>
          {compare.staleHint}
        </Alert>
      )}
      <SummaryLines title={permissions.granted} lines={granted} />
      <SummaryLines title={permissions.withdrawn} lines={withdrawn} />
      <SummaryLines title={compare.notHeld} lines={copied.notHeld} />
      <SummaryLines title={compare.kept} lines={copied.notWithdrawn} />
      {!isNothing && (
        <Flex justifyContent="flex-end">
          <Button
            variant="primary"
            icon="copy"
            loading={save.isPending}
            unavailableReason={denied === null ? undefined : shared.reasons[denied]}
            onClick={() => void handleCopy()}
          >
            {compare.copy}
          </Button>
        </Flex>
      )}
    </Section>
  );
}
