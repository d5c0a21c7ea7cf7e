import { getJson, isApiError } from '@escale/api-client';
import { moduleHealthResponseSchema, type ModuleHealth, type RegistryEntry } from '@escale/contracts';
import { Section } from '@escale/design-system';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useStatusPageMessages } from './messages/page/catalogue';
import { LoadNotice } from './load-notice';
import { StatusTable } from './state-table';

function healthQueryOptions() {
  return queryOptions({
    queryKey: ['modules-health'],
    queryFn: async () => (await getJson('/reports/modules', moduleHealthResponseSchema)).data,
    meta: { toast: 'none' },
  });
}

interface VersionHealth {
  module: string;
  version: string;
  /** The reports about this version; undefined if there are none. */
  health: ModuleHealth | undefined;
}

/** Returns the versions currently served, each with its reports, then other versions with reports. */
function versionsWithHealth(
  entries: readonly RegistryEntry[],
  reported: readonly ModuleHealth[],
): VersionHealth[] {
  const current = entries.flatMap(({ live, canary }) =>
    [live, ...(canary ? [canary.version] : [])]
      .filter(({ entry }) => entry !== null)
      .map(({ id, version }) => ({ module: id, version })),
  );
  const isCurrent = (one: ModuleHealth) =>
    current.some(({ module, version }) => module === one.module && version === one.version);
  const healthOf = (module: string, version: string) =>
    reported.find((one) => one.module === module && one.version === version);
  return [...current, ...reported.filter((one) => !isCurrent(one))].map(({ module, version }) => ({
    module,
    version,
    health: healthOf(module, version),
  }));
}

export interface ModulesHealthProps {
  entries: readonly RegistryEntry[];
  nameOf: (id: string) => string;
}

/**
 * Renders how often each version has loaded and how often it has failed, summed over the reports of all users' browsers. Renders
 * nothing if the server does not have the call.
 */
export function ModulesHealth({ entries, nameOf }: ModulesHealthProps) {
  const state = useStatusPageMessages();
  const query = useQuery(healthQueryOptions());
  const { data, error } = query;
  if (isApiError(error) && error.kind === 'not-found') return null;
  const { module, version, loads, failed } = state.columns;
  const failuresOf = ({ failures }: ModuleHealth) => {
    const sum = failures.reduce((total, { count }) => total + count, 0);
    const reasons = failures.map(({ reason, count }) => `${state.failureKind(reason)} ${state.count(count)}`);
    return sum === 0 ? state.count(0) : state.failuresByReason(sum, reasons);
  };
  return (
    <Section plain headingSize="md" title={state.health}>
      <LoadNotice query={query} failed={state.healthFailed} />
      {(data !== undefined || error === null) && (
        <StatusTable
          columns={[module, version, loads, failed]}
          rows={versionsWithHealth(entries, data ?? []).map((one) => ({
            key: `${one.module}@${one.version}`,
            cells: [
              nameOf(one.module),
              <bdi key="version" translate="no">
                {one.version}
              </bdi>,
              one.health === undefined ? state.none : state.count(one.health.loads),
              one.health === undefined ? state.none : failuresOf(one.health),
            ],
          }))}
        />
      )}
    </Section>
  );
}
