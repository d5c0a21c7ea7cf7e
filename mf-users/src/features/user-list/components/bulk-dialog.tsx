import { fullName, type User } from '@escale/contracts';
import { Alert, Box, Text } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import type { BulkPlan } from '../model/bulk-outcome';
import type { BulkProgress } from '../model/use-bulk-run';
import { NameList } from '../../../shared/name-list';
import { maxWithoutTyping, TypedCount } from '../../../shared/typed-count';

export interface BulkDialogProps {
  open: boolean;
  /** The planned action; it stays set while the dialog closes. */
  plan: BulkPlan | null;
  progress: BulkProgress | null;
  onConfirm: (plan: BulkPlan) => Promise<void>;
  onClose: () => void;
}

/** Returns the users' full names, each with the user name if several users have that full name. */
function nameLines(users: readonly User[], formatName: (name: string, username: string) => string) {
  const counts = new Map<string, number>();
  for (const user of users) counts.set(fullName(user), (counts.get(fullName(user)) ?? 0) + 1);
  return users.map((user) => {
    const name = fullName(user);
    return { id: user.id, text: counts.get(name) === 1 ? name : formatName(name, user.username) };
  });
}

function BulkDetails({ plan }: { plan: BulkPlan }) {
  const { list } = useMessages();
  const { action, eligible, leftOut, successes, errors } = plan;
  const handled = successes + errors;
  return (
    <>
      {handled > 0 && (
        <Box marginBlockStart="2">
          <Alert tone="info">{list.bulk.stopped(handled, handled + eligible.length)}</Alert>
        </Box>
      )}
      {action === 'delete' && (
        <Box marginBlockStart="2">
          <Alert tone="warn">{list.bulk.irreversible}</Alert>
        </Box>
      )}
      {eligible.length > 0 && (
        <>
          <Text marginBlockStart="2">{list.bulk.questions[action](eligible.length)}</Text>
          <NameList label={list.bulk.names} lines={nameLines(eligible, list.named)} />
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <Text>{list.bulk.leftOut(leftOut.length)}</Text>
          <NameList
            label={list.bulk.leftOutNames}
            lines={leftOut.map(({ user, reason }) => ({
              id: user.id,
              text: list.bulk.leftOutReason(fullName(user), list.bulk.reasons[reason]),
            }))}
          />
        </>
      )}
    </>
  );
}

/**
 * Asks for confirmation of a bulk action: the count in the title, the full names, and a warning before a deletion (§5). For more
 * than ten users, the number of users has to be typed.
 */
export function BulkDialog({ open, plan, progress, onConfirm, onClose }: BulkDialogProps) {
  const { list } = useMessages();
  const [typed, setTyped] = useState('');
  if (plan === null) return null;
  const people = plan.eligible.length;
  const confirmed = people <= maxWithoutTyping || typed.trim() === String(people);
  const missing = confirmed ? undefined : list.bulk.typeFirst(people);
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={list.bulk.titles[plan.action](people)}
      confirmLabel={list.actions[plan.action]}
      tone={plan.action === 'delete' ? 'danger' : 'neutral'}
      unavailableReason={people === 0 ? list.bulk.nobody : missing}
      progress={
        progress === null
          ? undefined
          : {
              label: list.bulk.underWay,
              share: progress.done / progress.total,
              valueText: list.bulk.progress(progress.done, progress.total),
            }
      }
      onConfirm={() => onConfirm(plan)}
      onClose={close}
    >
      <BulkDetails plan={plan} />
      {people > maxWithoutTyping && <TypedCount people={people} value={typed} onChange={setTyped} />}
    </ConfirmDialog>
  );
}
