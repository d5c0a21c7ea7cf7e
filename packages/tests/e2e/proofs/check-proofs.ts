import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutTags } from '../specification/test-titles';
import { mutated } from './mutate';
import type { Proof, Row } from './proof';

/**
 * Returns what keeps proofs from being run: a change that no longer fits the sources, a test that does not exist, a
 * line that is missing from docs/failure-proofs.md.
 */
export function checkProofs(root: string, rows: readonly Row[]): string[] {
  const proofs = rows.flatMap((row) => row.proofs);
  return [...misfits(root, proofs), ...unknownTests(root, proofs), ...missingFromPage(root, rows)];
}

function misfits(root: string, proofs: readonly Proof[]): string[] {
  return proofs.flatMap(({ mutation, without }) => {
    try {
      mutated(root, mutation);
      return [];
    } catch (error) {
      return [`${without}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

function unknownTests(root: string, proofs: readonly Proof[]): string[] {
  const listed = execFileSync(
    process.execPath,
    ['packages/tests/e2e/node_modules/@playwright/test/cli.js', 'test', '-c', 'packages/tests/e2e', '--list'],
    { cwd: root, encoding: 'utf8' },
  );
  const lines = listed.split('\n').map((line) => line.trim());
  const count = ({ spec, test }: Proof) =>
    lines.filter((line) => line.includes(`${spec}.spec.ts:`) && withoutTags(line).endsWith(` › ${test}`))
      .length;
  return proofs
    .filter((proof) => count(proof) !== 1)
    .map((proof) => `${proof.without}: ${count(proof)} tests in ${proof.spec} are titled: ${proof.test}`);
}

function missingFromPage(root: string, rows: readonly Row[]): string[] {
  const page = readFileSync(path.join(root, 'docs/failure-proofs.md'), 'utf8').replace(/ +/g, ' ');
  const lines = rows.flatMap(({ id, fault, proofs }) => [
    `## \`${id}\`: ${fault}\n`,
    ...proofs.map(({ without, spec, test }) => `| ${without} | ${spec}: ${test} |`),
  ]);
  return lines.filter((line) => !page.includes(line)).map((line) => `docs/failure-proofs.md lacks: ${line}`);
}
