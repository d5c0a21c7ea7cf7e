import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Balancer {
  origin: string;
  close: () => void;
}

/** Starts a server that forwards each connection to the first of these local ports that accepts it, as a load balancer does. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    callers.add(caller.on('error', () => caller.destroy()));
    forward(caller, ports);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve).unref());
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const caller of callers) caller.destroy();
    },
  };
}

function forward(caller: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) return void caller.destroy();
  const upstream = connect(port, '127.0.0.1');
  const tryNext = () => forward(caller, others);
  upstream.once('error', tryNext).once('connect', () => {
    upstream.off('error', tryNext).on('error', () => caller.destroy());
    caller.pipe(upstream).pipe(caller);
    caller.once('close', () => upstream.destroy());
  });
}
