/** @jest-environment node */
import { createCheckout, freePorts } from './test-checkout';

jest.setTimeout(30_000);

let checkout: ReturnType<typeof createCheckout>;

beforeEach(() => {
  checkout = createCheckout();
});

afterEach(() => checkout.remove());

test('starts API and dev servers, names their addresses, and takes all of them along when it ends', async () => {
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
