/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mutated } from './mutate';
import { rows } from './rows';

const root = process.cwd();
const proofs = rows.flatMap((row) => row.proofs);

it.each(rows)('a proof stands for: $fault', (row) => {
  expect(row.proofs.length).toBeGreaterThan(0);
});

it.each(proofs)('still stands in the sources: $without', ({ mutation }) => {
  expect(mutated(root, mutation)).toContain(mutation.replace);
});

it('the page in docs lists every row and every proof', () => {
  const page = readFileSync(path.join(root, 'docs/failure-proofs.md'), 'utf8').replace(/ +/g, ' ');
  for (const { id, fault, proofs: own } of rows) {
    expect(page).toContain(`## \`${id}\`: ${fault}\n`);
    for (const { without, spec, test } of own) expect(page).toContain(`| ${without} | ${spec}: ${test} |`);
  }
});

it('names tests that there are', () => {
  const listed = execFileSync(
    process.execPath,
    ['packages/e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'packages/e2e', '--list'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, JEST_WORKER_ID: undefined } },
  );
  const titles = listed.split('\n').map((line) => line.trim());
  for (const { spec, test } of proofs)
    expect(
      titles.filter((line) => line.startsWith(`${spec}.spec.ts:`) && line.endsWith(` › ${test}`)),
    ).toHaveLength(1);
});
