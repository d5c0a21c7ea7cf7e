import {
  localizeDescriptor,
  paths,
  shellId,
  type Language,
  type ModuleDescriptor,
  type RegistryEntry,
} from '@escale/contracts';
import { Alert, ModulePageFrame, Section, Text, TextLink, VStack } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStatusPageMessages } from './messages/page/catalogue';
import { historyQueryOptions } from './module-history';
import { LoadNotice } from './load-notice';
import { ModulesHealth } from './modules-health';
import { readProductRelease } from './product-release';
import { StatusTable } from './state-table';

/** A failure of a module in this browser; `time` is ISO 8601. */
interface LoggedFailure {
  time: string;
  module: string;
  version: string;
  owner: string;
  kind: string;
  text: string;
}

const localizedLabel = ({ live }: RegistryEntry, language: Language) =>
  localizeDescriptor(live, language).label;

type GetModuleStatus = (descriptor: ModuleDescriptor) => { badge: ReactNode; problem: string | null };

export interface ModulesStatusProps {
  entries: readonly RegistryEntry[];
  /** One reason for each registry entry that was skipped. */
  rejected: readonly string[];
  /** The latest failures of modules in this browser, newest first. */
  failures: readonly LoggedFailure[];
  statusOf: GetModuleStatus;
}

function ModulesTable({ entries, statusOf }: Pick<ModulesStatusProps, 'entries' | 'statusOf'>) {
  const state = useStatusPageMessages();
  const { language } = useLocale();
  const { module, status, version, owner, previous } = state.columns;
  return (
    <StatusTable
      columns={[module, status, version, owner, previous]}
      rows={entries.map((entry) => {
        const { live, previous: earlier, canary } = entry;
        const { badge, problem } = statusOf(live);
        return {
          key: live.id,
          cells: [
            localizedLabel(entry, language),
            <>
              {badge}
              {problem !== null && (
                <Text fontSize="sm" marginBlockStart="1">
                  {problem}
                </Text>
              )}
            </>,
            <>
              <bdi>{live.version}</bdi>
              {canary && (
                <Text tone="muted" fontSize="sm">
                  {state.canaryFor(canary.version.version, canary.percent, canary.users.length)}
                </Text>
              )}
            </>,
            <TextLink key="owner" tone="plain" underlined href={`mailto:${live.owner.contact}`}>
              {live.owner.team}
            </TextLink>,
            earlier.length === 0 ? (
              <span key="none" data-none="">
                {state.none}
              </span>
            ) : (
              <Text key="previous">
                <bdi>{earlier.map((one) => one.version).join(',\n')}</bdi>
              </Text>
            ),
          ],
        };
      })}
    />
  );
}

function HistoryNotice() {
  const { historyFailed } = useStatusPageMessages();
  return <LoadNotice query={useQuery(historyQueryOptions())} failed={historyFailed} />;
}

function HistoryTable({ nameOf }: { nameOf: (id: string) => string }) {
  const state = useStatusPageMessages();
  const locale = useLocale();
  const history = useQuery(historyQueryOptions());
  if (history.data === undefined) return history.isPending ? <Text tone="muted">{state.none}</Text> : null;
  if (history.data.length === 0) return <Text tone="muted">{state.historyEmpty}</Text>;
  const { time, module, move, from } = state.columns;
  return (
    <StatusTable
      columns={[time, module, move, from]}
      rows={history.data.map((one) => ({
        key: `${one.time}-${one.id}`,
        cells: [
          formatDateTime(one.time, locale),
          nameOf(one.id),
          state.move(one.action, one.version),
          one.from === null ? state.none : <bdi key="from">{one.from}</bdi>,
        ],
      }))}
    />
  );
}

function FailuresTable({
  failures,
  nameOf,
}: {
  failures: readonly LoggedFailure[];
  nameOf: (id: string) => string;
}) {
  const state = useStatusPageMessages();
  const locale = useLocale();
  if (failures.length === 0) return <Text tone="muted">{state.failuresEmpty}</Text>;
  const { time, module, version, owner, reason } = state.columns;
  return (
    <StatusTable
      columns={[time, module, reason, version, owner]}
      rows={failures.map((one, index) => ({
        key: `${one.time}-${index}`,
        cells: [
          formatDateTime(one.time, locale),
          nameOf(one.module),
          <>
            {state.failureKind(one.kind)}
            <Text as="details" tone="muted" fontSize="sm">
              <summary>{state.technical}</summary>
              <bdi>{one.text}</bdi>
            </Text>
          </>,
          <bdi key="version">{one.version}</bdi>,
          one.owner,
        ],
      }))}
    />
  );
}

/** Renders the release, the modules and their health, the latest failures in this browser, and the publishing history. */
export function ModulesStatus({ entries, rejected, failures, statusOf }: ModulesStatusProps) {
  const state = useStatusPageMessages();
  const { language } = useLocale();
  const nameOf = (id: string) => {
    const entry = entries.find(({ live }) => live.id === id);
    if (id === shellId) return state.shell;
    return entry === undefined ? id : localizedLabel(entry, language);
  };
  return (
    <ModulePageFrame title={state.title} description={state.prompt} modulesPath={paths.modules}>
      <VStack alignItems="stretch" gap="8">
        <Text tone="muted" fontSize="sm">
          {state.product} <bdi>{readProductRelease() ?? state.none}</bdi>
        </Text>
        {rejected.length > 0 && (
          <Alert tone="bad" title={state.rejected}>
            {rejected.join(' · ')}
          </Alert>
        )}
        <Section plain headingSize="md" title={state.list}>
          <ModulesTable entries={entries} statusOf={statusOf} />
        </Section>
        <ModulesHealth entries={entries} nameOf={nameOf} />
        <Section plain headingSize="md" title={state.failures}>
          <FailuresTable failures={failures} nameOf={nameOf} />
        </Section>
        <Section plain headingSize="md" title={state.history}>
          <HistoryNotice />
          <HistoryTable nameOf={nameOf} />
        </Section>
      </VStack>
    </ModulePageFrame>
  );
}
