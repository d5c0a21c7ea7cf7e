import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Agent } from 'undici';
import { openMailbox, startServer, type Mailbox } from '@escale/e2e/fixtures';
import { freePort } from '@escale/core/testing';
import { startApi, type Api, type Database } from './api';
import { memoryOf } from './memory';
import { openAgent } from './http';
import type { Visitor } from './visitor';

/** A running API and gateway with a data folder of their own. */
export interface Servers {
  /** Origin of the gateway. */
  origin: string;
  apiOrigin: string;
  /** Origin of the second process, if there are two. */
  otherOrigin: string;
  /** The proxy that can block notifications to the second process. */
  notifications: Api['notifications'];
  port: number;
  apiPort: number;
  dataFolder: string;
  siteFolder: string;
  mailbox: Mailbox;
  agent: Agent;
  /** Returns a caller's address that has not been used before. */
  newAddress: () => string;
  /** Runs an action while the API's clock is ahead of the real one. */
  withClockAhead: <Result>(aheadMs: number, action: () => Promise<Result>) => Promise<Result>;
  /** Returns the log of the API. */
  apiOutput: () => string;
  /** Returns the memory of the gateway or of the largest API process, in megabytes. */
  memoryOf: (server: 'api' | 'gateway') => Promise<number>;
  stop: () => Promise<void>;
}

/** Servers with a signed-in administrator, who prepares the attacks. */
export interface Target extends Servers {
  /** A SUPER_ADMIN: the seeded one, or the one that remains after an attack. */
  superAdmin: Visitor;
}

/** Starts API and gateway with the product's own limits. */
export async function startServers(env: Record<string, string>, database: Database): Promise<Servers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attack-'));
  const port = await freePort();
  const dataFolder = path.join(folder, 'data');
  const siteFolder = path.join(folder, 'site');
  const agent = openAgent();
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    await agent.destroy();
    for (const server of started.reverse()) await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    await writeSite(siteFolder);
    const api = await startApi(database, { PORT: String(port), ESCALE_DATA_DIR: dataFolder, ...env });
    started.push(api);
    const { origins } = api;
    const [apiOrigin = '', otherOrigin = apiOrigin] = origins;
    const apiPort = Number(new URL(apiOrigin).port);
    const origin = `http://localhost:${port}`;
    const toApi = { PORT: String(port), API_ORIGIN: origins.join(','), ESCALE_SITE_DIR: siteFolder };
    const gateway = await startServer('packages/server/gateway', toApi, `${origin}/config.json`);
    started.push(gateway);
    return {
      ...{ origin, apiOrigin, otherOrigin, port, apiPort, dataFolder, siteFolder, agent, stop },
      mailbox: openMailbox(apiOrigin),
      newAddress: createAddressCounter(),
      withClockAhead: async (aheadMs, action) => {
        await api.setClockAhead(aheadMs);
        try {
          return await action();
        } finally {
          await api.setClockAhead(0);
        }
      },
      notifications: api.notifications,
      apiOutput: api.output,
      memoryOf: (server) => (server === 'api' ? api.memory() : memoryOf(gateway.pid)),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns a function that counts through the addresses for benchmarks (RFC 2544), which no real caller has. */
function createAddressCounter(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `198.18.${Math.floor(count / 250)}.${(count % 250) + 1}`;
  };
}

/** Files in and beside the site folder that must not be served, by their path relative to the site folder. */
export const privateFiles = [
  'history.ndjson',
  '.secret',
  '.publishing/tokens.json',
  'modules/users/.publishing-1/main.js',
  '../beside-the-site.txt',
];

/** The content of each private file. */
export const privateText = 'for nobody but the host';

/** Writes the smallest site that the gateway serves: the attacks need its files, not its code. */
async function writeSite(folder: string): Promise<void> {
  const files = {
    'index.html': '<!doctype html><title>Escale</title>',
    'modules.json': '{"schema":1,"modules":[]}',
    'config.json': '{}',
    ...Object.fromEntries(privateFiles.map((name) => [name, privateText])),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}
