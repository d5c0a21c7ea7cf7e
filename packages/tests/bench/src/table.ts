import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { launchOptions, serveFolder } from '@escale/e2e/fixtures';

const rowCounts = [1_000, 10_000, 100_000];
const tableKinds = ['table', 'baseline'] as const;
const measurements = ['rowsMs', 'gridMs', 'frameMs', 'workMs'] as const;
const rounds = 5;
const framesPerRound = 60;

type TableKind = (typeof tableKinds)[number];

interface TableTimes {
  rowsMs: number[];
  gridMs: number[];
  frameMs: number[];
  /** Main-thread CPU time per frame; other programs do not count. */
  workMs: number[];
}

interface BenchPage {
  bench: {
    mount: (kind: TableKind, count: number) => Promise<{ rows: number; grid: number }>;
    scroll: (frames: number) => Promise<number[]>;
    refresh: (changed: number) => Promise<number>;
  };
}

const buildScript = path.resolve(import.meta.dirname, '../../../front/design-system/bench/build-page.mjs');

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function openBenchPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/index.html`);
  return page;
}

async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function measureTable(
  browser: Browser,
  origin: string,
  kind: TableKind,
  count: number,
): Promise<TableTimes> {
  const page = await openBenchPage(browser, origin);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const mount = () =>
    page.evaluate(([what, rows]) => (window as unknown as BenchPage).bench.mount(what, rows), [
      kind,
      count,
    ] as const);
  await mount();
  const { rows, grid } = await mount();
  const before = await mainThreadMs(session);
  const frameMs = await page.evaluate(
    (frames) => (window as unknown as BenchPage).bench.scroll(frames),
    framesPerRound,
  );
  const workMs = ((await mainThreadMs(session)) - before) / framesPerRound;
  await page.context().close();
  return { rowsMs: [rows], gridMs: [grid], frameMs, workMs: [workMs] };
}

/**
 * Measures how long a refetch of 10,000 rows blocks the page, when none, one or all of the rows
 * have changed.
 */
async function measureRefresh(browser: Browser, origin: string): Promise<void> {
  const page = await openBenchPage(browser, origin);
  for (const changed of [0, 1, 10_000]) {
    await page.evaluate(() => (window as unknown as BenchPage).bench.mount('table', 10_000));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(
        await page.evaluate((rows) => (window as unknown as BenchPage).bench.refresh(rows), changed),
      );
    console.log(`10,000 rows read again, ${changed} changed: ${quantile(times, 0.5).toFixed(0)} ms`);
  }
  await page.context().close();
}

/**
 * Compares the data table with a plain AG Grid with the same cells, alternating in one run.
 * Measures the times until the first rows are painted and until the grid is ready (medians, warm
 * code). Also measures the 95th percentile of frame times while scrolling a third of a screen per
 * frame.
 */
async function benchTable(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-bench-'));
  execFileSync(process.execPath, [buildScript, folder], { stdio: 'inherit' });
  const site = await serveFolder(folder);
  const browser = await chromium.launch(launchOptions());
  try {
    for (const count of rowCounts) {
      const all: Record<TableKind, TableTimes> = {
        table: { rowsMs: [], gridMs: [], frameMs: [], workMs: [] },
        baseline: { rowsMs: [], gridMs: [], frameMs: [], workMs: [] },
      };
      for (let round = 0; round < rounds; round += 1)
        for (const kind of tableKinds) {
          const measured = await measureTable(browser, site.origin, kind, count);
          for (const part of measurements) all[kind][part].push(...measured[part]);
        }
      printComparison(count, all);
    }
    await measureRefresh(browser, site.origin);
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function printComparison(count: number, { table, baseline }: Record<TableKind, TableTimes>): void {
  const line = (name: string, part: keyof TableTimes, share: number) => {
    const [ours, theirs] = [quantile(table[part], share), quantile(baseline[part], share)];
    return `${name} ${ours.toFixed(1)} ms, plain grid ${theirs.toFixed(1)} ms, ratio ${(ours / theirs).toFixed(2)}`;
  };
  console.log(`${count.toLocaleString('en')} rows`);
  console.log(`  ${line('first rows after', 'rowsMs', 0.5)}`);
  console.log(`  ${line('grid after', 'gridMs', 0.5)}`);
  console.log(`  ${line('p95 frame', 'frameMs', 0.95)}`);
  console.log(`  ${line('main thread per frame', 'workMs', 0.5)}`);
}

void benchTable();
