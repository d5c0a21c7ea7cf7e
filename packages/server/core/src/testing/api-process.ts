import { freePort } from './free-port';
import { startProcess } from './start-process';

/** Starts the API on a free port and waits until it is ready. */
export async function startApiProcess(environment: Record<string, string>) {
  const port = await freePort();
  const { child, ready, ended } = startProcess({
    HOST: '127.0.0.1',
    API_PORT: String(port),
    ...environment,
  });
  await ready;
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
