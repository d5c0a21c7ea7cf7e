import { setTimeout as pause } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { User } from '@escale/contracts';
import { inParallel } from '../attack/attack';
import { newUser } from '../attack/people';
import { startInstance } from './api-instance';
import { formatSeconds, type Trial } from './trial';
import { isConnectionEnd } from './writers';

const peopleCount = 500;
const workerCount = 4;
const invitationsBeforeKill = 200;

export const interruptedInvitations: Trial = {
  name: `kill -9 of the API in the middle of ${peopleCount} invitations, each with a key`,
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'durability-'));
    const instance = await startInstance(path.join(folder, 'data'));
    const wanted = Array.from({ length: peopleCount }, (_, index) => ({
      body: newUser(),
      key: `"invitation-of-many-${index}"`,
    }));
    const faults: string[] = [];
    const queue = wanted.values();
    const wait = { up: Promise.resolve() };
    let acknowledged = 0;
    const invite = async ({ body, key }: (typeof wanted)[number]): Promise<void> => {
      try {
        const { status } = await instance.superAdmin.call('POST', '/users', body, { 'idempotency-key': key });
        if (status === 200) acknowledged += 1;
        else faults.push(`${body.email} is answered with ${status}`);
      } catch (error) {
        if (!isConnectionEnd(error)) throw error;
        await pause(1);
        await wait.up;
        await invite({ body, key });
      }
    };
    try {
      const inviting = inParallel(workerCount, async () => {
        for (const one of queue) await invite(one);
      });
      while (acknowledged < invitationsBeforeKill) await pause(1);
      const restarting = instance.kill().then(() => instance.restart());
      wait.up = restarting.then(() => undefined);
      const restart = await restarting;
      await inviting;
      const { data } = (await instance.superAdmin.call('GET', '/users')).json() as { data: User[] };
      for (const { body } of wanted) {
        const accounts = data.filter(({ email }) => email === body.email).length;
        const mails = await instance.mailbox.count(body.email);
        if (accounts !== 1) faults.push(`${body.email} has ${accounts} accounts`);
        if (mails !== 1) faults.push(`${body.email} has ${mails} invitations`);
      }
      return { acknowledged, faults, measurements: `restart in ${formatSeconds(restart)}` };
    } finally {
      await instance.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};
