import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A test never works on the data of whoever runs it; an empty setting counts as not set. */
const notInherited = { DATABASE_URL: '', API_SECRET: '', SMTP_URL: '', FIRST_ADMIN: '', METRICS_TOKEN: '' };

/** Starts the API as a process of its own, as on a server, and waits until it is ready. */
export async function startApiProcess(environment: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: path.join(process.cwd(), 'mock-api'),
    env: { ...process.env, ...notInherited, HOST: '127.0.0.1', API_PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([
    new Promise((resolve) => child.stdout.once('data', resolve)),
    ended.then(() => {
      throw new Error('the API has ended before it was ready');
    }),
  ]);
  return {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>;
