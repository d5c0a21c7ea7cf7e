import { accounts, openMailbox, startServer, type Mailbox, type ServerProcess } from '@escale/e2e/fixtures';
import { freePort } from '@escale/core/testing';
import { openAgent, send, type Answer } from '../attack/http';
import { refreshToken, signIn } from '../attack/people';
import { newVisitor, type Visitor } from '../attack/visitor';

/** The API on its own data folder, which can be killed and restarted. */
export interface ApiInstance {
  /** The seeded SUPER_ADMIN, signed in once: the session outlives every kill. */
  superAdmin: Visitor;
  mailbox: Mailbox;
  get: (path: string) => Promise<Answer>;
  /** Kills the API by `kill -9`. */
  kill: () => Promise<void>;
  /** Restarts the API on the same folder; returns the milliseconds until the API responded. */
  restart: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts the API on a new data folder, with further settings. */
export async function startInstance(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<ApiInstance> {
  const apiPort = await freePort();
  const apiOrigin = `http://localhost:${apiPort}`;
  const agent = openAgent();
  const env = { ...settings, API_PORT: String(apiPort), ESCALE_DATA_DIR: dataFolder };
  const start = () => startServer('mock-api', env, `${apiOrigin}/api/health`);
  let server: ServerProcess = await start();
  const mailbox = openMailbox(apiOrigin);
  const superAdmin = newVisitor({ agent, apiOrigin, newAddress: () => '198.18.0.1' });
  const stop = async () => {
    await agent.destroy();
    await server.stop();
  };
  try {
    await signIn({ mailbox }, superAdmin, accounts.superAdmin);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    superAdmin,
    mailbox,
    stop,
    get: (path) => send(agent, apiOrigin, { path }),
    kill: async () => {
      process.kill(server.pid, 'SIGKILL');
      await server.stop();
    },
    restart: async () => {
      const started = performance.now();
      server = await start();
      const ms = performance.now() - started;
      await refreshToken(superAdmin);
      return ms;
    },
  };
}
