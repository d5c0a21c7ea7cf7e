import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Page } from '@playwright/test';
import { fromRoot } from '@escale/e2e/fixtures';

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** Source maps are built but not published. They are beside the built files of each app. */
const buildFolders = ['shell', ...readdirSync(fromRoot()).filter((name) => name.startsWith('mf-'))].map(
  (app) => fromRoot(app, 'dist'),
);

const sourceMaps = new Map<string, TraceMap | null>();

function sourceMapOf(url: string): TraceMap | null {
  const file = path.basename(url);
  const known = sourceMaps.get(file);
  if (known !== undefined) return known;
  const found = buildFolders.map((folder) => path.join(folder, `${file}.map`)).find(existsSync);
  const map = found === undefined ? null : new TraceMap(readFileSync(found, 'utf8'));
  sourceMaps.set(file, map);
  return map;
}

function sourcePlaceOf({ functionName, url, lineNumber, columnNumber }: CallFrame): string {
  if (url === '') return functionName;
  const map = sourceMapOf(url);
  const at = map && originalPositionFor(map, { line: lineNumber + 1, column: columnNumber });
  const source = at?.source?.replace(
    /^.*?node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?|^webpack:\/\/[^/]*\//,
    '',
  );
  return `${at?.name ?? functionName} (${source ?? path.basename(url)})`;
}

/** Runs an act under the profiler. Returns the functions in which most time was spent, with the milliseconds. */
export async function costliestFunctions(
  page: Page,
  act: () => Promise<unknown>,
  count = 3,
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await session.send('Profiler.start');
  await act();
  const { profile } = await session.send('Profiler.stop');
  await session.detach();
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const own = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const frame = byId.get(id);
    if (frame === undefined || ['(idle)', '(program)', '(root)'].includes(frame.functionName)) continue;
    const place = sourcePlaceOf(frame);
    own.set(place, (own.get(place) ?? 0) + (timeDeltas[index] ?? 0) / 1_000);
  }
  return [...own]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([place, ms]) => `${ms.toFixed(0)} ${place}`);
}
