import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { queryOn, startPostgres } from '@escale/postgres-for-tests';
import { startInstance } from './api-instance';
import { checkAccounts, checkAudit } from './check-data';
import { formatSpread, type Trial } from './trial';
import { newLedger, waitFor, waitForWrites, writeUntil } from './writers';

const rounds = 3;
const clientCount = 4;
const minCounts = { written: 100, refused: 12 };

const cutConnections =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

export const databaseOutage: Trial = {
  name: 'PostgreSQL unavailable under load: its connections are cut, then the server is stopped and restarted',
  needsPostgres: true,
  hasShortForm: true,
  run: async ({ short }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'durability-'));
    const postgres = await startPostgres();
    const instance = await startInstance(path.join(folder, 'data'), { DATABASE_URL: postgres.url });
    const ledger = newLedger();
    const faults: string[] = [];
    const returns: number[] = [];
    let isOver = false;
    const more = async (written: number) => {
      if (!(await waitForWrites(ledger, written)))
        faults.push('too few writes while the database was available');
    };
    try {
      const writing = writeUntil(instance, ledger, clientCount, () => isOver);
      for (let round = 0; round < (short ? 1 : rounds); round += 1) {
        await more(minCounts.written);
        await queryOn(postgres.url, cutConnections);
        await more(minCounts.written);
        const refusedBefore = ledger.refused;
        await postgres.stop('fast');
        const isRefused = () => ledger.refused >= refusedBefore + minCounts.refused;
        if (!(await waitFor(isRefused))) faults.push('too few refusals while the database was unavailable');
        await postgres.start();
        const started = performance.now();
        await more(1);
        returns.push(performance.now() - started);
      }
      isOver = true;
      await writing;
      faults.push(...(await checkAccounts(instance, ledger)), ...(await checkAudit(instance, ledger)));
      return {
        acknowledged: ledger.acknowledged,
        faults: [...faults, ...ledger.faults],
        measurements: `${ledger.refused} refused in words; writes again after ${formatSpread(returns)} (shortest / median / longest)`,
      };
    } finally {
      isOver = true;
      await instance.stop();
      await postgres.remove();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};
