import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { below } from '../src/fixtures/place';
import { runTests } from './browser-run';
import { whileMutated } from './mutate';
import type { Proof } from './proof';
import type { Outcome } from './report';
import { rows } from './rows';
import { copyTree } from './scratch-tree';
import { publishSite, publishWhole } from './scratch-site';
import { crashedBy, notFound, problemOf, textOf } from './verdict';

const since = (from: number) => `${Math.round((performance.now() - from) / 1000)} s`;

/** Takes the behaviour of a group's mutation out of a tree and says of each of its tests what is wrong with it. */
async function proveGroup(
  tree: string,
  base: string,
  group: readonly Proof[],
  sound: ReadonlyMap<string, Outcome>,
): Promise<string[]> {
  const from = performance.now();
  const [{ mutation, apps }] = group as [Proof];
  const taken = await whileMutated(tree, mutation, async () =>
    runTests(tree, apps.length === 0 ? base : await publishSite(tree, 'mutated', apps, base), group),
  ).catch((error: unknown) => new Map(group.map(({ test }) => [test, crashedBy(error)])));
  return group.flatMap((proof) => {
    const outcome = taken.get(proof.test) ?? notFound;
    const problem = problemOf(proof, sound.get(proof.test) ?? notFound, outcome);
    console.log(`${problem === null ? 'red  ' : 'WRONG'} ${proof.without} (${since(from)})`);
    console.log(`      ${proof.spec}: ${proof.test}`);
    console.log(`      ${problem ?? textOf(outcome)}`);
    return problem ?? [];
  });
}

/** Proofs that take the same text out share one build. */
function groupsOf(proofs: readonly Proof[]): Proof[][] {
  const groups = new Map<string, Proof[]>();
  for (const proof of proofs) {
    const key = JSON.stringify(proof.mutation);
    groups.set(key, [...(groups.get(key) ?? []), proof]);
  }
  return [...groups.values()];
}

async function prove(folder: string, chosen: readonly Proof[]): Promise<number> {
  const started = performance.now();
  const trees = ['one', 'two'].map((name) => path.join(folder, name));
  const [first = ''] = trees;
  for (const tree of trees) await copyTree(below(), tree);
  const base = await publishWhole(first);
  const sound = await runTests(first, base, chosen);
  console.log(`${chosen.length} proofs; built, and run without a mutation, in ${since(started)}`);
  const groups = groupsOf(chosen);
  const problems: string[] = [];
  const work = async (tree: string) => {
    for (let group = groups.shift(); group !== undefined; group = groups.shift())
      problems.push(...(await proveGroup(tree, base, group, sound)));
  };
  await Promise.all(trees.map(work));
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
