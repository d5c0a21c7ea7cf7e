import { setTimeout as pause } from 'node:timers/promises';
import { refreshToken } from '../attack/people';
import { checkAccounts, checkAudit } from './check-data';
import type { Trial } from './trial';
import { startTwoProcesses } from './two-processes';
import { newLedger, waitForWrites, writeUntil } from './writers';

const killIntervalMs = 5_000;
const minuteMs = 60_000;
const clientCount = 4;
/** Number of writes to wait for before and after each kill in the short form, which kills each process once. */
const writesBetween = 60;

export const processKills: Trial = {
  name: 'kill -9 of one of two processes on one database, every 5 s for a minute of writes',
  needsPostgres: true,
  hasShortForm: true,
  run: async ({ short }) => {
    const processes = await startTwoProcesses();
    const ledger = newLedger();
    const faults: string[] = [];
    let kills = 0;
    let isOver = false;
    const write = async () => {
      if (!(await waitForWrites(ledger, writesBetween))) faults.push('too few writes between two kills');
    };
    try {
      const writing = writeUntil(processes, ledger, clientCount, () => isOver);
      const end = performance.now() + minuteMs;
      while (short ? kills < 2 : performance.now() < end) {
        const next = short ? undefined : pause(killIntervalMs);
        if (short) await write();
        await processes.replace(kills % 2 === 0 ? 0 : 1);
        kills += 1;
        await next;
      }
      await write();
      isOver = true;
      await writing;
      const isSignedIn = await refreshToken(processes.superAdmin).then(
        () => true,
        () => false,
      );
      if (!isSignedIn) faults.push('the user was signed out');
      faults.push(...(await checkAccounts(processes, ledger)), ...(await checkAudit(processes, ledger)));
      return {
        acknowledged: ledger.acknowledged,
        faults: [...faults, ...ledger.faults],
        measurements: `${kills} kills; ${ledger.refused} calls were answered that the service is away, in words`,
      };
    } finally {
      isOver = true;
      await processes.stop();
    }
  },
};
