import { copyText } from '@escale/user-ui/clipboard';
import { fullName } from '@escale/contracts';
import { Alert, Button, Flex, notify, Text, TextLink } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { NameList } from '../../../shared/name-list';
import { outcomeText, reportText } from '../model/report-text';
import type { InviteRun } from '../model/use-invite-run';

/** What has become of a run: how many were invited, who was not and why, and all of it to be copied. */
export function RunReport({ run }: { run: InviteRun }) {
  const { invite } = useMessages();
  const { people, outcomes, state } = run;
  const created = people.filter((person) => (outcomes.get(person)?.state ?? 'refused') !== 'refused');
  const others = people.filter((person) => outcomes.get(person)?.state !== 'invited');
  const left = people.length - created.length;
  const copy = async () => {
    if (await copyText(reportText(run))) notify.success(invite.copied);
    else notify.error(invite.copyFailed);
  };
  const ended = { stopped: invite.stoppedAt, failed: invite.failedAt };
  return (
    <Alert tone={others.length === 0 ? 'ok' : 'warn'} title={invite.done(people.length - others.length)}>
      {(state === 'stopped' || state === 'failed') && (
        <Text>{ended[state](outcomes.size, people.length)}</Text>
      )}
      {left > 0 && <Text>{invite.left(left)}</Text>}
      {others.length > 0 && (
        <NameList
          label={invite.report}
          lines={others.map((person, index) => ({
            id: String(index),
            text: invite.resultOf(
              `${fullName(person.values)}, ${person.values.email}`,
              outcomeText(outcomes.get(person)),
            ),
          }))}
        />
      )}
      <Flex flexWrap="wrap" alignItems="center" gap="4" marginBlockStart="2">
        <Button size="sm" icon="copy" onClick={() => void copy()}>
          {invite.copy}
        </Button>
        <TextLink to="/users" underlined>
          {invite.toList}
        </TextLink>
      </Flex>
    </Alert>
  );
}
