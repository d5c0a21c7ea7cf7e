import { displayedRole, fullName } from '@escale/contracts';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { useBulkRightsMessages } from '../../../messages/bulk-rights/catalogue';
import { reportLines } from '../../../shared/run/report-lines';
import { RunReport } from '../../../shared/run/run-report';
import { isUnfinished, processedCount } from '../../../shared/run/use-run';
import type { ChangedPerson } from '../model/bulk-rights';
import type { SummaryLine } from '../model/permission-summary';
import type { BulkRightsRun } from '../model/use-bulk-rights-save';
import { useFlagLabel } from '../model/use-flag-label';

/** Reports how many users have been changed, and which users have not and why; with a button that copies the whole report. */
export function BulkRightsReport({ run }: { run: BulkRightsRun }) {
  const { permissions, run: words } = useMessages();
  const texts = useBulkRightsMessages();
  const { roles } = useVocabulary();
  const { labelOfFlag } = useFlagLabel();
  const { items, outcomes, state } = run;
  const unfinished = items.filter((person) => isUnfinished(run, person));

  const outcomeOf = (person: ChangedPerson) => {
    const outcome = outcomes.get(person);
    if (outcome === undefined) return texts.outcomes.unsent;
    if (outcome.state === 'changed') return texts.outcomes.changed;
    if (outcome.state === 'unfinished') return texts.outcomes[outcome.known];
    return outcome.reason === undefined ? texts.outcomes.refused : texts.refused(outcome.reason);
  };
  const joinLines = (lines: readonly SummaryLine[]) =>
    lines
      .map(({ row, names }) =>
        permissions.flags(
          row.label,
          names.map((name) => labelOfFlag(row, name)),
        ),
      )
      .join(' ; ');
  const rowOf = (person: ChangedPerson) => {
    const { user, role, granted, withdrawn } = person;
    const change = role === undefined ? '' : texts.roleChange(roles[displayedRole(user.role)], roles[role]);
    return [user.email, fullName(user), change, joinLines(granted), joinLines(withdrawn), outcomeOf(person)];
  };
  const ended = { stopped: texts.stoppedAt, failed: texts.failedAt };
  return (
    <RunReport
      title={texts.done(items.length - unfinished.length)}
      notes={[
        ...(state === 'stopped' || state === 'failed'
          ? [ended[state](processedCount(run), items.length)]
          : []),
        ...(unfinished.length > 0 ? [texts.left(unfinished.length)] : []),
      ]}
      lines={unfinished.map((person) => ({
        id: person.user.id,
        text: words.resultOf(fullName(person.user), outcomeOf(person)),
      }))}
      text={() => reportLines([texts.reportColumns, ...items.map(rowOf)])}
    />
  );
}
