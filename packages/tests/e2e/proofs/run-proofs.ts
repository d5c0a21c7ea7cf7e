import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../src/fixtures/workspace-paths';
import { runTests } from './browser-run';
import { whileMutated } from './mutate';
import type { Proof } from './proof';
import type { Outcome } from './report';
import { rows } from './rows';
import { copyTree } from './scratch-tree';
import { publishSite, publishWhole } from './scratch-site';
import { crashedBy, notFound, problemOf, textOf } from './verdict';

const since = (from: number) => `${Math.round((performance.now() - from) / 1000)} s`;

type Outcomes = ReadonlyMap<string, Outcome>;

/** Applies the mutation of a group to a tree; returns the outcomes of its tests. */
async function takeOut(tree: string, base: string, group: readonly [Proof, ...Proof[]]): Promise<Outcomes> {
  const [{ mutation, apps }] = group;
  return whileMutated(tree, mutation, async () =>
    runTests(tree, apps.length === 0 ? base : await publishSite(tree, 'mutated', apps, base), group),
  ).catch((error: unknown) => new Map(group.map(({ test }) => [test, crashedBy(error)])));
}

/** Prints the outcomes of a group's tests; returns the problems. */
function report(group: readonly Proof[], sound: Outcomes, taken: Outcomes): string[] {
  return group.flatMap((proof) => {
    const outcome = taken.get(proof.test) ?? notFound;
    const problem = problemOf(proof, sound.get(proof.test) ?? notFound, outcome);
    console.log(`${problem === null ? 'red  ' : 'WRONG'} ${proof.without}`);
    console.log(`      ${proof.spec}: ${proof.test}`);
    console.log(`      ${problem ?? textOf(outcome)}`);
    return problem ?? [];
  });
}

/** Groups proofs with the same mutation: they share one build. */
function groupsOf(proofs: readonly Proof[]): [Proof, ...Proof[]][] {
  const groups = new Map<string, [Proof, ...Proof[]]>();
  for (const proof of proofs) {
    const key = JSON.stringify(proof.mutation);
    groups.set(key, [...(groups.get(key) ?? []), proof] as [Proof, ...Proof[]]);
  }
  return [...groups.values()];
}

async function prove(folder: string, chosen: readonly Proof[]): Promise<number> {
  const started = performance.now();
  const [kept, ...lanes] = ['one', 'two', 'three'].map((name) => path.join(folder, name)) as [
    string,
    ...string[],
  ];
  for (const tree of [kept, ...lanes]) await copyTree(fromRoot(), tree);
  const base = await publishWhole(kept);
  console.log(`${chosen.length} proofs; built in ${since(started)}`);
  const sound = runTests(kept, base, chosen);
  const groups = groupsOf(chosen);
  const reports: Promise<string[]>[] = [];
  const work = async (tree: string) => {
    for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
      const proofs = group;
      const taken = await takeOut(tree, base, proofs);
      reports.push(sound.then((whole) => report(proofs, whole, taken)));
    }
  };
  await Promise.all(lanes.map(work));
  const problems = (await Promise.all(reports)).flat();
  console.log(`\n${chosen.length - problems.length} proven, ${problems.length} not, in ${since(started)}`);
  return problems.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const wanted = process.argv.slice(2);
  const known = rows.map(({ id }) => id);
  if (wanted.some((id) => !known.includes(id))) {
    console.error(`usage: pnpm proofs [row...], of: ${known.join(', ')}`);
    return 2;
  }
  const chosen = rows.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const kept = process.env.ESCALE_PROOFS_DIR;
  const folder = kept ?? (await mkdtemp(path.join(tmpdir(), 'escale-proofs-')));
  try {
    return await prove(
      folder,
      chosen.flatMap(({ proofs }) => proofs),
    );
  } finally {
    if (kept === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

void main().then((code) => (process.exitCode = code));
