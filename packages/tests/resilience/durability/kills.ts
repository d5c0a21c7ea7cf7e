import { setTimeout as pause } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startInstance } from './api-instance';
import { checkAccounts, checkAudit } from './check-data';
import { formatSeconds, formatSpread, type Trial } from './trial';
import { newLedger, writeUntil } from './writers';

const rounds = 20;
const clientCount = 4;
const patienceMs = 20_000;
/**
 * Returns the number of writes before the kill. It grows with each round, so that the kill comes at
 * another moment.
 */
const writesBefore = (round: number) => 20 + 2 * round;

export const apiKills: Trial = {
  name: `kill -9 of the API in the middle of writes, ${rounds} times`,
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'durability-'));
    const instance = await startInstance(path.join(folder, 'data'));
    const ledger = newLedger();
    const restarts: number[] = [];
    const faults: string[] = [];
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const goal = ledger.acknowledged + writesBefore(round);
        const limit = Date.now() + patienceMs;
        const writing = writeUntil(instance, ledger, clientCount, () => false);
        while (ledger.acknowledged < goal && Date.now() < limit) await pause(1);
        if (ledger.acknowledged < goal)
          faults.push(`round ${round}: too few writes in ${patienceMs / 1_000} s`);
        await instance.kill();
        await writing;
        const restart = await instance.restart();
        restarts.push(restart);
        const found = await checkAccounts(instance, ledger);
        console.log(
          `  kill ${round}: ${ledger.acknowledged} acknowledged, ${found.length} faults, restart in ${formatSeconds(restart)}`,
        );
        faults.push(...found.map((fault) => `round ${round}: ${fault}`));
      }
      faults.push(...(await checkAudit(instance, ledger)), ...ledger.faults);
      return {
        acknowledged: ledger.acknowledged,
        faults,
        measurements: `${ledger.accounts.size} accounts; restarts ${formatSpread(restarts)} (shortest / median / longest)`,
      };
    } finally {
      await instance.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};
