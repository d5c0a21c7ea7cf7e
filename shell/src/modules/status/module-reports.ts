import type { ModuleReport, ModuleResult } from '@escale/contracts';
import type { Override } from '../registry/override';
import type { ModuleRecord, ModuleStatusStore } from './module-status-store';

/** Events of this period are sent in one call. */
const batchPeriodMs = 5_000;
/** The server's limit per call. Further events of the same period are dropped. */
const maxEventsPerRequest = 20;

type ModuleRecords = ReadonlyMap<string, ModuleRecord>;

/** Returns the events between two states of the records: versions that have started to run or have failed. */
function eventsBetween(before: ModuleRecords, now: ModuleRecords): ModuleReport[] {
  return [...now].flatMap(([module, { running, failed }]) => {
    const earlier = before.get(module);
    const of = (version: string, result: ModuleResult) => ({ module, version, result });
    return [
      ...(running !== undefined && running !== earlier?.running ? [of(running, 'loaded')] : []),
      ...(failed !== undefined && failed.error !== earlier?.failed?.error
        ? [of(failed.version, failed.error.kind)]
        : []),
    ];
  });
}

/**
 * Reports the module versions that have loaded or failed in this tab, in batches. Sends a waiting
 * batch when the tab is hidden or closed. Identifies no user. Stops once the server refuses a
 * batch, for example because the server does not have this route. Returns a function that stops the
 * reports.
 */
export function startModuleReports(
  {
    status,
    override,
  }: { status: Pick<ModuleStatusStore, 'subscribe' | 'records'>; override: Override | null },
  apiBase: string,
): () => void {
  let seen: ModuleRecords = new Map();
  let waiting: ModuleReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ reports: waiting });
    waiting = [];
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    // The request is not awaited: it may outlive the page, and its failure is not worth reporting.
    void fetch(`${apiBase}/reports/modules`, {
      ...call,
      keepalive: true,
      credentials: 'omit',
      priority: 'low',
    })
      .then(({ ok }) => ok || stop())
      .catch(() => undefined);
  };
  const collect = () => {
    const now = status.records();
    // A version that runs only in this tab, as an override or a preview, does not concern other users.
    const added = eventsBetween(seen, now).filter(({ module }) => module !== override?.id);
    seen = now;
    waiting = [...waiting, ...added].slice(0, maxEventsPerRequest);
    if (waiting.length > 0) timer ??= setTimeout(send, batchPeriodMs);
  };
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  const unsubscribe = status.subscribe(collect);
  document.addEventListener('visibilitychange', sendWhenHidden);
  const stop = () => {
    unsubscribe();
    clearTimeout(timer);
    waiting = [];
    document.removeEventListener('visibilitychange', sendWhenHidden);
  };
  collect();
  return stop;
}
