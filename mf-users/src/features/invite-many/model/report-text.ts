import { unparse } from 'papaparse';
import { getVocabulary } from '@escale/i18n';
import { messages } from '../../../messages/catalogue';
import type { CheckedPerson } from './check-people';
import type { Outcome } from './run-invitations';
import type { InviteRun } from './use-invite-run';

/** Start of a formula in a spreadsheet. */
const formula = /^[=+\-@\t\r\n\0]/;

/** Returns in words what has become of a person. */
export function outcomeText(outcome: Outcome | undefined): string {
  const { invite } = messages();
  if (outcome === undefined) return invite.outcomes.unsent;
  if (outcome.state !== 'refused' || outcome.reason === undefined) return invite.outcomes[outcome.state];
  return invite.refused(outcome.reason);
}

/** Returns the whole run as lines that a spreadsheet takes. */
export function reportText({ people, outcomes }: Pick<InviteRun, 'people' | 'outcomes'>): string {
  const rowOf = (person: CheckedPerson) => {
    const { email, firstName, lastName, role } = person.values;
    return [email, firstName, lastName, getVocabulary().roles[role], outcomeText(outcomes.get(person))];
  };
  const rows = [messages().invite.reportColumns, ...people.map(rowOf)];
  return unparse(rows, { delimiter: '\t', newline: '\n', escapeFormulae: formula });
}
