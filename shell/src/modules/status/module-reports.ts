import type { ModuleReport, ModuleResult } from '@escale/contracts';
import type { Override } from '../registry/override';
import type { ModuleRecord, ModuleStatusStore } from './module-status-store';

/** What happens within this time goes into one call. */
const collectMs = 5_000;
/** As many as the server takes in one call; what a tab sees beyond them within that time says nothing new. */
const mostPerCall = 20;

type Records = ReadonlyMap<string, ModuleRecord>;

/** What has happened between two states: a version runs, or one has failed. */
function news(before: Records, now: Records): ModuleReport[] {
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
 * Reports which versions of modules have loaded in this tab and which have failed, from what it has seen so far on: a few at
 * once, also when the tab is being left. It names nobody. After the first refusal, of a server without this call for one,
 * nothing more is sent. Returns a function that ends it.
 */
export function startModuleReports(
  {
    status,
    override,
  }: { status: Pick<ModuleStatusStore, 'subscribe' | 'records'>; override: Override | null },
  apiBase: string,
): () => void {
  let seen: Records = new Map();
  let waiting: ModuleReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify({ reports: waiting });
    waiting = [];
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    // Nobody waits for it, and it outlives the page. What it fails of is not worth a word to anybody.
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
    // A version of a developer's own machine is nobody else's.
    const added = news(seen, now).filter(({ module }) => module !== override?.id);
    seen = now;
    waiting = [...waiting, ...added].slice(0, mostPerCall);
    if (waiting.length > 0) timer ??= setTimeout(send, collectMs);
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
