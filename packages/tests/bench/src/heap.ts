import type { CDPSession, Page } from '@playwright/test';

/** What a page retains after garbage collection. */
export interface Memory {
  /** Size of the JavaScript heap in bytes. */
  heap: number;
  /**
   * Bytes that scripts hold: objects, closures, arrays, strings. The rest of the heap is compiled code and data of the browser
   * itself.
   */
  held: number;
  nodes: number;
  listeners: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Leaves time for the page's deferred work. */
const settleMs = 2_000;

/** Types of heap nodes that do not count as held: V8 recompiles functions, and the browser itself records calls and long tasks. */
const uncountedNodeTypes = new Set(['code', 'native', 'hidden', 'synthetic', 'object shape']);

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(chunks.join('')) as Snapshot;
}

function sumBytes({ snapshot: { meta }, nodes }: Snapshot): number {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length)
    if (!uncountedNodeTypes.has(meta.node_types[0][nodes[node + type] ?? 0] ?? ''))
      sum += nodes[node + size] ?? 0;
  return sum;
}

/** Measures the memory of a page after garbage collection. */
export async function readMemory(page: Page, session: CDPSession): Promise<Memory> {
  await page.waitForTimeout(settleMs);
  const held = sumBytes(await takeSnapshot(session));
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), held, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
