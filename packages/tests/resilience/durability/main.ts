import { postgresUnavailableReason } from '@escale/postgres-for-tests';
import { inTurn } from '../attack/attack';
import { concurrentPublishes } from './concurrent-publishes';
import { databaseOutage } from './database-away';
import { fullDataDisk } from './full-data-disk';
import { fullSiteDisk } from './full-site-disk';
import { interruptedInvitations } from './invitations';
import { apiKills } from './kills';
import { processKills } from './process-kills';
import { runWithSmallDisk, smallDiskFolder } from './small-disk';
import type { Trial } from './trial';

const trials: readonly Trial[] = [
  apiKills,
  interruptedInvitations,
  processKills,
  databaseOutage,
  fullDataDisk,
  fullSiteDisk,
  concurrentPublishes,
];
const maxFaultsShown = 10;

/**
 * Runs the chosen trials one after the other; in their short form, in parallel. Returns the exit
 * code.
 */
async function main(args: readonly string[]): Promise<number> {
  const short = args.includes('--quick');
  const words = args.filter((arg) => arg !== '--quick').join(' ');
  const chosen = trials.filter(({ name, hasShortForm }) => name.includes(words) && (!short || hasShortForm));
  if (chosen.length === 0) {
    console.error(
      `usage: pnpm durability [--quick] [words]\n${trials.map(({ name }) => `  ${name}`).join('\n')}`,
    );
    return 2;
  }
  if (smallDiskFolder() === undefined && chosen.some(({ needsSmallDisk }) => needsSmallDisk)) {
    const code = await runWithSmallDisk();
    if (code !== undefined) return code;
  }
  const show = (trial: Trial) => reportTrial(trial, short);
  const held = short ? await Promise.all(chosen.map(show)) : await inTurn(chosen, show);
  const failed = held.filter((one) => !one).length;
  console.log(failed === 0 ? '\nnothing acknowledged was lost' : `\n${failed} of ${chosen.length} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs a trial and prints its result; returns false if the trial found a fault. */
async function reportTrial(
  { name, needsSmallDisk, needsPostgres, run }: Trial,
  short: boolean,
): Promise<boolean> {
  const missing = needsPostgres ? postgresUnavailableReason() : undefined;
  if (missing !== undefined) {
    console.log(`skipped  ${name}: ${missing}`);
    return true;
  }
  if (needsSmallDisk && smallDiskFolder() === undefined) {
    console.log(`skipped  ${name}: this account may not mount a small file system (unshare, tmpfs)`);
    return true;
  }
  const started = performance.now();
  const { acknowledged, faults, measurements } = await run({ short });
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`${faults.length === 0 ? 'held' : 'LOST'}     ${name} (${seconds} s)`);
  console.log(`         ${acknowledged} acknowledged, ${faults.length} lost or broken; ${measurements}`);
  for (const fault of faults.slice(0, maxFaultsShown)) console.log(`         - ${fault}`);
  return faults.length === 0;
}

void main(process.argv.slice(2)).then((code) => (process.exitCode = code));
