import { attackFamilies } from './families';
import { acceptedAttacks } from './accepted-attacks';
import { refreshToken } from './people';
import { printProgress, formatTable, writeCounts } from './report';
import type { Database } from './api';
import { startTarget } from './target';
import { isFailure, judgeAttack, type Result } from './verdict';

const usage = 'usage: pnpm attack [--quick] [--postgres] [--list] [words of the name]';
const renewalSeconds = 240;

/** Carries out the chosen attacks, one after the other; returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('-'));
  if (options.some((option) => !['--quick', '--postgres', '--list'].includes(option))) {
    console.error(usage);
    return 2;
  }
  const onPostgres = options.includes('--postgres');
  const words = args.filter((arg) => !options.includes(arg)).join(' ');
  const all = attackFamilies.flatMap(({ name, attacks }) =>
    attacks.map((attack) => ({ family: name, attack })),
  );
  const unknown = Object.keys(acceptedAttacks).filter(
    (name) => !all.some(({ attack }) => attack.name === name),
  );
  if (unknown.length > 0) throw new Error(`accepted-attacks.ts names no attack: ${unknown.join(', ')}`);
  const chosen = all
    .filter(({ family, attack }) => `${family}: ${attack.name}`.includes(words))
    .filter(({ attack: { slow, provenBy } }) => !options.includes('--quick') || !(slow ?? provenBy))
    .filter(({ attack }) => onPostgres || !attack.needsTwoProcesses);
  if (options.includes('--list')) {
    for (const { family, attack } of chosen) console.log(`${family}: ${attack.name}`);
    return 0;
  }
  const started = performance.now();
  const results = await runAll(
    chosen.map(({ attack }) => attack),
    onPostgres ? 'postgres' : 'embedded',
  );
  console.log(`\n${formatTable(results)}`);
  const failed = results.filter(isFailure).length;
  console.log(
    `\n${results.length - failed} held or known, ${failed} not, in ${Math.round((performance.now() - started) / 1_000)} s`,
  );
  if (process.env.ATTACK_JSON) writeCounts(process.env.ATTACK_JSON, results);
  return failed === 0 && results.length > 0 ? 0 : 1;
}

async function runAll(attacks: readonly Result['attack'][], database: Database): Promise<Result[]> {
  const target = await startTarget({}, database);
  const results: Result[] = [];
  let renewed = performance.now();
  try {
    for (const attack of attacks) {
      if (performance.now() - renewed > renewalSeconds * 1_000) {
        await refreshToken(target.superAdmin);
        renewed = performance.now();
      }
      const result = await judgeAttack(attack, target);
      results.push(result);
      if (process.env.ATTACK_JSON) printProgress(results.length, attacks.length, result, isFailure(result));
      else
        console.log(
          `${result.verdict.padEnd(10)}  ${result.seconds.toFixed(1).padStart(5)} s  ${attack.name}`,
        );
    }
    return results;
  } finally {
    await target.stop();
  }
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
