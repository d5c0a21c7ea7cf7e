import { createScratch } from '@escale/site/testing';
import { runCommand } from './run-command';

let scratch: ReturnType<typeof createScratch>;
beforeEach(() => {
  scratch = createScratch();
});
afterEach(() => {
  delete process.env.APP_ORIGIN;
  scratch.remove();
  jest.restoreAllMocks();
});

async function run(...argv: string[]) {
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runCommand([...argv, '--site', scratch.siteDir]);
  const textOf = (spy: typeof out) => spy.mock.calls.map(([chunk]) => String(chunk)).join('');
  const outcome = { code, out: textOf(out), err: textOf(err) };
  out.mockRestore();
  err.mockRestore();
  return outcome;
}

const previewLine =
  /preview until \d{4}-\d\d-\d\d \d\d:\d\d UTC: (\S*\/yard\?module=yard@preview-[0-9a-f]{32})\n$/;

test('publish --preview prints address and end, and status lists the preview below the live version', async () => {
  process.env.APP_ORIGIN = 'https://escale.test';
  await run('publish', await scratch.moduleBuild('yard', 'one'));
  const { code, out } = await run(
    'publish',
    '--preview',
    await scratch.moduleBuild('yard', 'two'),
    '--for',
    '2d',
  );
  expect(code).toBe(0);
  const [, address = ''] = previewLine.exec(out) ?? [];
  expect(address).toMatch(/^https:\/\/escale\.test\//);
  const { out: listed } = await run('status', 'yard');
  expect(previewLine.exec(listed)?.[1]).toBe(address);
  const { previews } = JSON.parse((await run('status', '--json')).out) as { previews: { expires: string }[] };
  expect(previews).toEqual([
    { id: 'yard', version: expect.any(String) as string, address, expires: expect.any(String) as string },
  ]);
  const hours = (Date.parse(previews[0]!.expires) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(48);
});

test('a preview of a module that the site does not list has a line of its own; its address is a path without APP_ORIGIN', async () => {
  const [result] = JSON.parse(
    (await run('publish', '--preview', await scratch.moduleBuild('yard', 'one'), '--json')).out,
  ) as { outcome: string; preview: { address: string } }[];
  expect(result).toMatchObject({
    outcome: 'preview',
    preview: { address: expect.stringMatching(/^\/yard\?/) as string },
  });
  expect((await run('status', 'yard')).out).toMatch(/^yard {2,}\S+ +preview until /m);
  expect((await run('status', 'quay')).err).toBe('escale: the site has no module quay\n');
});

test.each([
  [['--preview', '--canary'], '--preview" does not take --canary'],
  [['--preview', '--unchecked'], '--preview" does not take --unchecked'],
  [['--for', '2d'], 'takes --for with --preview only'],
  [['--preview', '--for', 'soon'], '--for soon is no duration'],
])('%j is wrong usage', async (options, words) => {
  const { code, err } = await run('publish', await scratch.moduleBuild('yard', 'one'), ...options);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});

test('a preview keeps the rules of publishing and the bounds of its duration', async () => {
  const broken = await scratch.moduleBuild(
    'yard',
    'one',
    {},
    { 'remote-entry.0123456789ab.js': 'eval("1")' },
  );
  expect((await run('publish', '--preview', broken)).err).toContain(
    'does not keep the rules of the platform',
  );
  const good = await scratch.moduleBuild('yard', 'one');
  expect((await run('publish', '--preview', good, '--for', '31d')).err).toContain('from 1 hour to 30 days');
  expect((await run('status', '--json')).out).toContain('"previews": []');
});
