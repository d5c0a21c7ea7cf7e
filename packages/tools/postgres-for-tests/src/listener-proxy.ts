import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What a proxy does to the connection on which a process listens for notifications. */
type ListenerTreatment = 'passed' | 'silent' | 'cut';

/**
 * Starts a proxy to a PostgreSQL server that can block notifications while queries pass. `silent`:
 * a listener receives nothing from the server until the proxy passes data again. `cut`: the
 * listener loses its connection and gets no other.
 */
export async function startListenerProxy(url: string) {
  const { hostname, port } = new URL(url);
  const listeners = new Set<Socket>();
  const all = new Set<Socket>();
  let treatment: ListenerTreatment = 'passed';
  const server = createServer((client) => {
    all.add(client.on('error', () => client.destroy()));
    client.once('data', (greeting: Buffer) => {
      const upstream = connect(Number(port), hostname).on('error', () => client.destroy());
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
      upstream.write(greeting);
      client.pipe(upstream);
      if (!greeting.includes('escale-listener')) return void upstream.pipe(client);
      if (treatment === 'cut') return void client.destroy();
      listeners.add(client);
      upstream.on('data', (said) => {
        if (treatment === 'passed') client.write(said);
        else held.push(() => client.write(said));
      });
    });
  });
  const held: (() => void)[] = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href,
    treat: (next: ListenerTreatment) => {
      treatment = next;
      if (next === 'cut') for (const listener of listeners) listener.destroy();
      if (next === 'passed') for (const pass of held.splice(0)) pass();
    },
    close: () => {
      server.close();
      for (const one of all) one.destroy();
    },
  };
}

export type ListenerProxy = Awaited<ReturnType<typeof startListenerProxy>>;
