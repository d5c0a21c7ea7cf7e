import { limits, roles } from '@escale/contracts';
import { Alert, Button, Section, Stack, Text, useUnsavedWork } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import { useVocabulary } from '@escale/i18n';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { maxPeopleAtOnce } from '../../../shared/chosen-people';
import { RunProgress } from '../../../shared/run/run-progress';
import { useInviteList } from '../model/use-invite-list';
import { useInviteRun } from '../model/use-invite-run';
import { ListInput } from './list-input';
import { PreviewTable } from './preview-table';
import { InviteReport } from './invite-report';

/** Invites a list of people: renders the list, a preview with the problems of each person, the progress and the report. */
export function InvitePeople() {
  const { invite } = useMessages();
  const { roles: names } = useVocabulary();
  const list = useInviteList();
  const { run, start, stop } = useInviteRun();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { people, text, isRead } = list;
  const ready = people.filter(({ faults }) => faults.length === 0);
  const faulty = people.length - ready.length;
  const others = roles.flatMap((role) => {
    const count = role === list.role ? 0 : ready.filter(({ values }) => values.role === role).length;
    return count === 0 ? [] : [invite.withRole(count, names[role])];
  });
  const running = run?.state === 'running';
  const isUnsaved = running || text.trim() !== '';
  useUnsavedWork(isUnsaved, invite.record);

  const selectLine = (line: number) => {
    const lines = text.split('\n');
    const from = lines.slice(0, line - 1).reduce((length, before) => length + before.length + 1, 0);
    field.current?.focus();
    field.current?.setSelectionRange(from, from + (lines[line - 1] ?? '').length);
  };
  const submit = async () => list.keepUninvited(await start(ready));

  const over = ready.length - maxPeopleAtOnce;
  const missing =
    over > 0 ? invite.tooMany(maxPeopleAtOnce, over) : ready.length === 0 ? invite.nobody : undefined;
  return (
    <Stack gap="5">
      {run !== null && !running && <InviteReport run={run} />}
      {running && (
        <RunProgress
          title={invite.underWay}
          done={run.outcomes.size}
          total={run.items.length}
          pausedUntil={run.pausedUntil}
          onStop={stop}
        />
      )}
      {list.hasNoUsers && <Alert tone="warn">{invite.noList}</Alert>}
      <Section title={invite.list} description={invite.invitation(limits.invitationLinkHours)}>
        <ListInput
          field={field}
          text={text}
          role={list.role}
          fileError={list.fileError}
          locked={running}
          onText={list.setText}
          onRole={list.setRole}
          onFile={list.addFile}
        />
      </Section>
      <Stack gap="2" alignItems="flex-start">
        <Text role="status">
          {people.length > 0 && invite.counts(invite.ready(ready.length), ...others, invite.faulty(faulty))}
        </Text>
        <Button
          variant="primary"
          size="lg"
          icon="mail"
          loading={running || !isRead}
          {...(missing !== undefined && { unavailableReason: missing })}
          onClick={() => void submit()}
        >
          {invite.submit(ready.length)}
        </Button>
        {over > 0 && <Text color="bad">{missing}</Text>}
      </Stack>
      {people.length > 0 && !running && (
        <Section title={invite.preview}>
          <PreviewTable people={people} onCorrect={selectLine} />
        </Section>
      )}
      <LeaveGuard unsaved={isUnsaved} />
    </Stack>
  );
}
