import { fullName } from '@escale/contracts';
import { useMessages } from '../../../messages/catalogue';
import { RunReport } from '../../../shared/run/run-report';
import { isUnfinished, processedCount } from '../../../shared/run/use-run';
import { outcomeText, reportText } from '../model/report-text';
import type { InviteRun } from '../model/use-invite-run';

/** Reports the outcome of the invitations: how many were invited, who was not and why. */
export function InviteReport({ run }: { run: InviteRun }) {
  const { invite, run: words } = useMessages();
  const { items, outcomes, state } = run;
  const unfinishedCount = items.filter((person) => isUnfinished(run, person)).length;
  const others = items.filter((person) => outcomes.get(person)?.state !== 'invited');
  const ended = { stopped: invite.stoppedAt, failed: invite.failedAt };
  return (
    <RunReport
      title={invite.done(items.length - others.length)}
      notes={[
        ...(state === 'stopped' || state === 'failed'
          ? [ended[state](processedCount(run), items.length)]
          : []),
        ...(unfinishedCount > 0 ? [invite.left(unfinishedCount)] : []),
      ]}
      lines={others.map((person, index) => ({
        id: String(index),
        text: words.resultOf(
          `${fullName(person.values)}, ${person.values.email}`,
          outcomeText(outcomes.get(person)),
        ),
      }))}
      text={() => reportText(run)}
    />
  );
}
