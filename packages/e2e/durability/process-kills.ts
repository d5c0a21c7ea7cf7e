import { setTimeout as pause } from 'node:timers/promises';
import { refreshToken } from '../attack/people';
import { checkAccounts, checkAudit } from './check-data';
import type { Trial } from './trial';
import { startTwoProcesses } from './two-processes';
import { newLedger, writeUntil } from './writers';

const everyMs = 5_000;
const minuteMs = 60_000;
const clients = 4;

export const processKills: Trial = {
  name: 'kill -9 of one of two processes on one database, every 5 s for a minute of writes',
  needsPostgres: true,
  hasShortForm: true,
  run: async ({ short }) => {
    const processes = await startTwoProcesses();
    const ledger = newLedger();
    const end = performance.now() + (short ? minuteMs / 5 : minuteMs);
    let kills = 0;
    try {
      const writing = writeUntil(processes, ledger, clients, () => performance.now() > end);
      while (performance.now() < end) {
        const next = pause(everyMs);
        await processes.replace(kills % 2 === 0 ? 0 : 1);
        kills += 1;
        await next;
      }
      await writing;
      const isSignedIn = await refreshToken(processes.superAdmin).then(
        () => true,
        () => false,
      );
      const faults = isSignedIn ? [] : ['the user was signed out'];
      faults.push(...(await checkAccounts(processes, ledger)), ...(await checkAudit(processes, ledger)));
      return {
        acknowledged: ledger.acknowledged,
        faults: [...faults, ...ledger.faults],
        seen: `${kills} kills; ${ledger.refused} calls were answered that the service is away, in words`,
      };
    } finally {
      await processes.stop();
    }
  },
};
