import { createCheckout, freePorts, takePort } from './test-checkout';

let checkout: ReturnType<typeof createCheckout>;

beforeEach(() => {
  checkout = createCheckout();
});

afterEach(() => checkout.remove());

test('starts API and dev servers, prints their addresses, and stops all of them on exit', async () => {
  const ports = await freePorts();
  const dev = checkout.launch('dev', ports);
  await dev.saying('Ctrl-C');
  expect(dev.output()).toContain(`shell http://localhost:${ports.PORT}`);
  await checkout.untilWritten('mock-api/pid');
  await checkout.untilWritten('pid');
  dev.kill('SIGTERM');
  expect(await dev.exitCode).toBe(0);
  expect(dev.output()).toContain('Pontus est arrêtée.');
  expect([checkout.read('mock-api/stopped'), checkout.read('stopped')]).toEqual(['api', 'dev server']);
});

test('serves each module on its configured port, and a module created since on a free one', async () => {
  const ports = await freePorts();
  const { port: namedPort, server } = await takePort();
  await new Promise((resolve) => server.close(resolve));
  for (const [name, config] of Object.entries({
    'mf-created': {},
    'mf-known': { config: { devPort: namedPort } },
    'mf-second': { config: { devPort: namedPort } },
  }))
    checkout.write(`${name}/package.json`, JSON.stringify(config));
  const dev = checkout.launch('dev', ports);
  await dev.saying('Ctrl-C');
  const portOf = (name: string) => new RegExp(`${name} http://localhost:(\\d+)`).exec(dev.output())?.[1];
  expect(portOf('mf-known')).toBe(String(namedPort));
  const others = [portOf('mf-created'), portOf('mf-second')].map(Number);
  expect(others.every((other) => other >= 3010)).toBe(true);
  expect(new Set([...others, namedPort]).size).toBe(3);
  expect(checkout.read('calls-of-escale')).toContain(
    `=http://localhost:${String(others[0])}/mf-manifest.json`,
  );
  expect(checkout.read('var/dev/config.json')).toContain(`http://localhost:${String(others[0])}`);
});
