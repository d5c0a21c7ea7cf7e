import { fullName, type User } from '@escale/contracts';
import { Box, Button, ErrorState, Stack, Text, useUnsavedWork } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import { textTools, useLocale } from '@escale/i18n';
import { useModules } from '@escale/module-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useBulkRightsMessages } from '../../../messages/bulk-rights/catalogue';
import { NameList } from '../../../shared/name-list';
import { RunProgress } from '../../../shared/run/run-progress';
import { processedCount } from '../../../shared/run/use-run';
import { maxWithoutTyping, TypedCount } from '../../../shared/typed-count';
import { useActor } from '../../../shared/use-actor';
import { useRightsOfEveryRole } from '../api/every-role';
import { distinctNames } from '../model/distinct-names';
import { hasChoice, type BulkRightsChoices } from '../model/bulk-rights';
import { permissionRows } from '../model/permission-rows';
import { useBulkRightsPlan } from '../model/use-bulk-rights-plan';
import { useBulkRightsSave } from '../model/use-bulk-rights-save';
import { BulkRightsChoicesFields } from './bulk-rights-choices';
import { BulkRightsReport } from './bulk-rights-report';
import { BulkRightsSummary } from './bulk-rights-summary';

const noChoices: BulkRightsChoices = { rights: {} };

/**
 * Changes the role or single rights of several users: renders the choices, their effect on each user, the progress and the report.
 */
export function BulkRights({ users }: { users: readonly User[] }) {
  const { list, permissions } = useMessages();
  const texts = useBulkRightsMessages();
  const { language } = useLocale();
  const actor = useActor();
  const modules = useModules();
  const { defaults, ...roles } = useRightsOfEveryRole();
  const [choices, setChoices] = useState(noChoices);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const people = useMemo(() => {
    const { compare } = textTools(language);
    return users
      .filter(({ id }) => !done.has(id))
      .toSorted((one, other) => compare(fullName(one), fullName(other)));
  }, [users, done, language]);
  const context = useMemo(
    () =>
      defaults && {
        rows: permissionRows(modules, permissions.labels, language),
        choices,
        actor,
        defaults,
      },
    [modules, permissions, language, choices, actor, defaults],
  );
  const { plan, reading, again } = useBulkRightsPlan(people, context);
  const { run, start, stop } = useBulkRightsSave(context);
  const report = useRef<HTMLDivElement>(null);
  const running = run?.state === 'running';
  const isOver = run !== null && !running;
  useEffect(() => {
    // The pressed button disappears if no user is left to change, so the report takes the focus.
    if (isOver) report.current?.focus();
  }, [isOver]);
  const chosen = hasChoice(choices);
  const changed = plan?.changed ?? [];
  const isUnsaved = running || (chosen && changed.length > 0);
  useUnsavedWork(isUnsaved, texts.record);

  const save = async () => {
    const left = new Set((await start(changed)).map(({ user }) => user.id));
    setTyped('');
    setDone(
      (before) => new Set([...before, ...changed.map(({ user }) => user.id).filter((id) => !left.has(id))]),
    );
    again();
  };
  const isTyped = changed.length <= maxWithoutTyping || typed.trim() === String(changed.length);
  const missing = !chosen
    ? texts.choose
    : changed.length === 0
      ? texts.nothing
      : isTyped
        ? undefined
        : list.bulk.typeFirst(changed.length);

  const nameOf = useMemo(() => distinctNames(people, list.handle), [people, list]);
  if (roles.isError)
    return <ErrorState title={permissions.loadFailed} onRetry={roles.retry} retrying={roles.isFetching} />;
  return (
    <Stack gap="5">
      <Box ref={report} tabIndex={-1} outline="none">
        {isOver && <BulkRightsReport run={run} />}
      </Box>
      {running && (
        <RunProgress
          title={texts.underWay}
          done={processedCount(run)}
          total={run.items.length}
          pausedUntil={run.pausedUntil}
          onStop={stop}
        />
      )}
      {people.length > 0 && (
        <>
          <Box>
            <Text fontWeight="semibold">{texts.people(people.length)}</Text>
            <NameList
              label={texts.people(people.length)}
              lines={people.map((user) => ({ id: user.id, text: nameOf(user) }))}
            />
          </Box>
          {context && <BulkRightsChoicesFields context={context} disabled={running} onChange={setChoices} />}
          {!running && plan === undefined && (
            <RunProgress
              title={texts.reading}
              done={reading?.outcomes.size ?? 0}
              total={reading?.items.length ?? people.length}
              pausedUntil={reading?.pausedUntil ?? null}
            />
          )}
          {!running && plan && <BulkRightsSummary plan={plan} chosen={chosen} onReadAgain={again} />}
          <Stack gap="2" alignItems="flex-start">
            {chosen && !running && changed.length > maxWithoutTyping && (
              <TypedCount people={changed.length} value={typed} onChange={setTyped} />
            )}
            <Button
              variant="primary"
              size="lg"
              icon="save"
              loading={running || plan === undefined}
              {...(missing !== undefined && { unavailableReason: missing })}
              onClick={() => void save()}
            >
              {texts.submit(changed.length)}
            </Button>
          </Stack>
        </>
      )}
      <LeaveGuard unsaved={isUnsaved} />
    </Stack>
  );
}
