import { getVocabulary } from '@escale/i18n';
import { messages } from '../../../messages/catalogue';
import { reportLines } from '../../../shared/run/report-lines';
import type { CheckedPerson } from './check-people';
import type { InviteOutcome, InviteRun } from './use-invite-run';

/** Returns the outcome of one person's invitation in words. */
export function outcomeText(outcome: InviteOutcome | undefined): string {
  const { invite } = messages();
  if (outcome === undefined) return invite.outcomes.unsent;
  if (outcome.state !== 'refused' || outcome.reason === undefined) return invite.outcomes[outcome.state];
  return invite.refused(outcome.reason);
}

/** Returns the outcomes of a run as tab-separated lines for a spreadsheet. */
export function reportText({ items, outcomes }: Pick<InviteRun, 'items' | 'outcomes'>): string {
  const rowOf = (person: CheckedPerson) => {
    const { email, firstName, lastName, role } = person.values;
    return [email, firstName, lastName, getVocabulary().roles[role], outcomeText(outcomes.get(person))];
  };
  return reportLines([messages().invite.reportColumns, ...items.map(rowOf)]);
}
