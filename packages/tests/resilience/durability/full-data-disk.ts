import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startInstance, type ApiInstance } from './api-instance';
import { checkAccounts, checkAudit } from './check-data';
import { fillDisk, smallDiskFolder } from './small-disk';
import { formatSeconds, type Trial } from './trial';
import { newLedger, writeUntil, type Ledger } from './writers';

const clientCount = 4;
const timeoutMs = 60_000;
const minCounts = { before: 40, refused: 60, after: 20 };

/**
 * Writes until the condition holds. Returns the sentence `otherwise` if it does not hold within a
 * minute.
 */
async function writeUntilCondition(
  instance: ApiInstance,
  ledger: Ledger,
  condition: () => boolean,
  otherwise: string,
): Promise<string[]> {
  const limit = Date.now() + timeoutMs;
  await writeUntil(instance, ledger, clientCount, () => condition() || Date.now() > limit);
  return condition() ? [] : [otherwise];
}

export const fullDataDisk: Trial = {
  name: 'a full disk under the data of the API, and space again',
  needsSmallDisk: true,
  run: async () => {
    const disk = smallDiskFolder() ?? '';
    const folder = path.join(disk, 'data');
    const instance = await startInstance(folder);
    const [ledger, faults] = [newLedger(), [] as string[]];
    const check = async (when: string) => {
      const found = await checkAccounts(instance, ledger);
      faults.push(...found.map((fault) => `${when}: ${fault}`));
    };
    try {
      const enough = () => ledger.acknowledged >= minCounts.before;
      faults.push(...(await writeUntilCondition(instance, ledger, enough, 'too few writes before')));

      const free = await fillDisk(disk);
      const isFull = () => ledger.refused >= minCounts.refused;
      faults.push(...(await writeUntilCondition(instance, ledger, isFull, 'nothing was refused')));
      const { refused, acknowledged } = ledger;
      const health = await instance.get('/api/health');
      if (health.status !== 200) faults.push(`the health check answers ${health.status} on a full disk`);
      await check('on the full disk');

      await free();
      const hasWrittenAgain = () => ledger.acknowledged >= acknowledged + minCounts.after;
      faults.push(
        ...(await writeUntilCondition(
          instance,
          ledger,
          hasWrittenAgain,
          'no writes after there was space again',
        )),
      );
      await check('after space returned');
      await instance.kill();
      const restarted = await instance.restart();
      await check('after a restart');
      faults.push(...(await checkAudit(instance, ledger)), ...ledger.faults);
      return {
        acknowledged: ledger.acknowledged,
        faults,
        measurements:
          `${refused} refused in words, writes again without a restart; ` +
          `then kill -9 and restart in ${formatSeconds(restarted)}`,
      };
    } finally {
      await instance.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};
