import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAgent, send } from '../attack/http';
import { signIn } from '../attack/people';
import { newVisitor } from '../attack/visitor';
import {
  accounts,
  openMailbox,
  startApiProcesses,
  startServer,
  type ApiProcesses,
  type ServerProcess,
} from '@escale/e2e/fixtures';
import { freePort } from '@escale/core/testing';
import type { ApiInstance } from './api-instance';

type TwoProcesses = Pick<ApiInstance, 'superAdmin' | 'mailbox' | 'get'> &
  Pick<ApiProcesses, 'replace' | 'stop'>;

/**
 * Starts two API processes on one PostgreSQL server, behind a gateway. `superAdmin` calls through the gateway; `get` and `mailbox`
 * call the first process directly.
 */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const apis = await startApiProcesses({ database: 'postgres', count: 2 }, { PORT: String(port) });
  const site = await mkdtemp(path.join(tmpdir(), 'durability-'));
  const [firstOrigin = ''] = apis.origins;
  const agent = openAgent();
  let gateway: ServerProcess | undefined;
  const stop = async () => {
    await agent.destroy();
    await gateway?.stop();
    await apis.stop();
    await rm(site, { recursive: true, force: true });
  };
  try {
    await writeFile(path.join(site, 'modules.json'), '{"modules":[]}');
    const env = { PORT: String(port), API_ORIGIN: apis.origins.join(','), ESCALE_SITE_DIR: site };
    gateway = await startServer('packages/server/gateway', env, `${origin}/healthz`);
    const mailbox = openMailbox(firstOrigin);
    const superAdmin = newVisitor({ agent, apiOrigin: origin, newAddress: () => '198.18.0.1' });
    await signIn({ mailbox }, superAdmin, accounts.superAdmin);
    const get = (address: string) => send(agent, firstOrigin, { path: address });
    return { superAdmin, mailbox, get, replace: apis.replace, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
