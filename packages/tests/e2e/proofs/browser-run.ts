import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Proof } from './proof';
import { readReport, type Outcome } from './report';
import { runChild } from './run-child';

const limitMs = 240_000;
const perTestMs = 60_000;

type Named = Pick<Proof, 'spec' | 'test'>;

/** Runs some tests of a tree on a site of it; returns their outcomes by title. A test that crashes is run once more. */
export async function runTests(
  tree: string,
  siteDir: string,
  tests: readonly Named[],
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = await runOnce(tree, siteDir, tests);
  const again = tests.filter(({ test }) => outcomes.get(test)?.kind === 'crashed');
  return again.length === 0 ? outcomes : new Map([...outcomes, ...(await runOnce(tree, siteDir, again))]);
}

async function runOnce(
  tree: string,
  siteDir: string,
  tests: readonly Named[],
): Promise<ReadonlyMap<string, Outcome>> {
  const report = path.join(tree, 'var', 'report.json');
  await rm(report, { force: true });
  const totalMs = limitMs + tests.length * perTestMs;
  const { output } = await runChild(
    [
      'packages/tests/e2e/node_modules/@playwright/test/cli.js',
      'test',
      ...['-c', 'packages/tests/e2e', '--output', path.join(tree, 'var', 'results')],
      ...[`--workers=${tests.length > 1 ? 2 : 1}`, `--global-timeout=${totalMs}`, '--retries=0'],
      ...['--grep', tests.map(({ test }) => `${escaped(test)}( \\[[^\\]]+\\])?$`).join('|')],
      ...new Set(tests.map(({ spec }) => `/${spec}.spec.ts`)),
    ],
    tree,
    { ESCALE_SITE_DIR: siteDir, PLAYWRIGHT_JSON: report },
    totalMs + perTestMs,
  );
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) throw new Error(`the tests did not run:\n${output}`);
  return readReport(text, path.join(tree, 'packages/tests/e2e/src'));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
