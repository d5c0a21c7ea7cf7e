import { paths, type ModuleDescriptor, type RegistryEntry } from '@escale/contracts';
import { Alert, ModulePageFrame, Section, Stack, Text, VStack } from '@escale/design-system';
import { formatDateTime, useLocale } from '@escale/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/catalogue';
import { historyQueryOptions } from './module-history';
import { ModuleDetails } from './module-details';

function Lines({ lines, empty }: { lines: readonly { key: string; text: string }[]; empty: string }) {
  if (lines.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {lines.map(({ key, text }) => (
        <Text as="li" key={key} overflowWrap="anywhere">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

export interface ModulesStatusProps {
  entries: readonly RegistryEntry[];
  /** One reason for each registry entry that was skipped. */
  rejected: readonly string[];
  /** The latest failures of modules in this browser, newest first; `time` is ISO 8601. */
  failures: readonly { time: string; module: string; version: string; owner: string; text: string }[];
  statusOf: (descriptor: ModuleDescriptor) => { badge: ReactNode; problem: string | null };
}

/** All modules with versions, owners and status; the publishing history; the latest failures in this browser. */
export function ModulesStatus({ entries, rejected, failures, statusOf }: ModulesStatusProps) {
  const { state } = useMessages();
  const locale = useLocale();
  const history = useQuery(historyQueryOptions());
  return (
    <ModulePageFrame title={state.title} description={state.prompt} modulesPath={paths.modules}>
      <VStack alignItems="stretch" gap="8">
        {rejected.length > 0 && (
          <Alert tone="bad" title={state.rejected}>
            {rejected.join(' · ')}
          </Alert>
        )}
        <Section plain headingSize="md" title={state.list}>
          <Stack as="ul" listStyleType="none" gap="4">
            {entries.map((entry) => (
              <ModuleDetails key={entry.live.id} entry={entry} {...statusOf(entry.live)} />
            ))}
          </Stack>
        </Section>
        <Section plain headingSize="md" title={state.history}>
          {history.isError ? (
            <Alert tone="warn">{state.historyFailed}</Alert>
          ) : (
            <Lines
              empty={state.historyEmpty}
              lines={(history.data ?? []).map(({ time, action, id, version, from }) => ({
                key: `${time}-${id}`,
                text: `${formatDateTime(time, locale)} · ${state.action[action] ?? action} · ${state.move(id, from, version)}`,
              }))}
            />
          )}
        </Section>
        <Section plain headingSize="md" title={state.failures}>
          <Lines
            empty={state.failuresEmpty}
            lines={failures.map(({ time, module, version, owner, text }) => ({
              key: time,
              text: `${formatDateTime(time, locale)} · ${module} ${version} · ${owner} · ${text}`,
            }))}
          />
        </Section>
      </VStack>
    </ModulePageFrame>
  );
}
