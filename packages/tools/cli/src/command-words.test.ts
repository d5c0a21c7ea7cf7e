import { moduleHealthPath, type ModuleHealth } from '@escale/contracts';
import { runCommand } from './run-command';
import { siteLayout, siteStatus } from '@escale/site';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createScratch } from '@escale/site/testing';

let scratch: ReturnType<typeof createScratch>;
const apis: Server[] = [];
beforeEach(() => {
  scratch = createScratch();
});
afterEach(() => {
  scratch.remove();
  for (const api of apis.splice(0)) api.close();
  jest.restoreAllMocks();
});

/** Runs a command on the site and returns its output. */
async function outputOf(...argv: string[]): Promise<string> {
  const { text, code } = await run(...argv);
  expect(code).toBe(0);
  return text;
}

async function run(...argv: string[]) {
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await runCommand([...argv, '--site', scratch.siteDir]);
  const text = said.mock.calls.map(([chunk]) => String(chunk)).join('');
  said.mockRestore();
  return { text, code };
}

const firstModuleState = async () => (await siteStatus(scratch.siteDir)).modules[0]!;

test('every verb says what has happened', async () => {
  const builds = [await scratch.moduleBuild('yard', 'one'), await scratch.moduleBuild('yard', 'two')];
  const [one = '', two = ''] = builds;
  await outputOf('publish', one);
  const { version: first } = await firstModuleState();
  expect(await outputOf('publish', one)).toBe(`yard ${first} unchanged: it is the live version already\n`);
  const staged = await outputOf('publish', two, '--canary');
  const second = (await firstModuleState()).canary?.version ?? '';
  expect(staged).toBe(`yard ${second} staged as a canary for nobody yet; everybody gets ${first}\n`);
  expect(await outputOf('canary', 'yard', second, '--percent', '10', '--users', 'awa@escale.test')).toBe(
    `yard ${second} is the canary for 10 % of all users, awa@escale.test; the others get ${first}\n`,
  );
  expect(await outputOf('canary', 'yard', '--stop')).toBe(
    `yard ${second} is no canary any more; everybody gets ${first}\n`,
  );
  await outputOf('publish', two, '--canary');
  expect(await outputOf('promote', 'yard')).toBe(
    `yard ${second} promoted: live for everybody; before it ${first}\n`,
  );
  expect(await outputOf('rollback', 'yard')).toBe(`yard ${first} live again; before it ${second}\n`);
  expect(await outputOf('publish', two, '--only-new')).toBe(`yard ${second} skipped: ${first} stays live\n`);
  expect(await outputOf('withdraw', 'yard')).toBe(
    `yard ${first} withdrawn: nobody gets it; it has no card, its pages say so\n`,
  );
  expect(await outputOf('publish', two)).toBe(
    `yard ${second} waits: the module is withdrawn, and "escale restore yard" brings it back\n`,
  );
  expect(await outputOf('restore', 'yard')).toBe(`yard ${second} restored: live for everybody\n`);
});

test('status shows a canary; neither its start nor its end changes the time of the live version', async () => {
  await outputOf('publish', await scratch.moduleBuild('yard', 'one'));
  const { since, version } = await firstModuleState();
  await outputOf('publish', await scratch.moduleBuild('yard', 'two'), '--canary');
  const canary = (await firstModuleState()).canary?.version ?? '';
  expect(await firstModuleState()).toMatchObject({ canary: { percent: 0, users: [] } });
  expect(await outputOf('status')).toContain(`${canary}  canary for nobody yet\n`);
  await outputOf('canary', 'yard', canary, '--percent', '10', '--users', 'awa@escale.test');
  expect(await firstModuleState()).toMatchObject({
    version,
    since,
    canary: { version: canary, percent: 10, users: [expect.stringMatching(/^#\w+$/)] },
  });
  expect(await outputOf('status')).toContain(`${canary}  canary for 10 % of all users, 1 e-mail address\n`);
  expect(JSON.parse(await outputOf('status', '--json'))).toMatchObject({
    modules: [{ canary: { version: canary, percent: 10 } }],
  });
  await outputOf('canary', 'yard', '--stop');
  expect(await firstModuleState()).toMatchObject({ version, since, canary: null });
});

test('after a rollback and a canary, --only-new still skips the version that was rolled back', async () => {
  const { siteDir } = scratch;
  const two = await scratch.moduleBuild('yard', 'two');
  await outputOf('publish', await scratch.moduleBuild('yard', 'one'), two);
  await outputOf('rollback', 'yard');
  const { version } = await firstModuleState();
  await outputOf('publish', await scratch.moduleBuild('yard', 'three'), '--canary');
  expect(await outputOf('publish', two, '--only-new')).toContain(' skipped: ');
  expect((await siteStatus(siteDir)).modules[0]).toMatchObject({ version });
});

test('status of one module; --verify names its damaged files and exits with 1', async () => {
  await outputOf('publish', await scratch.moduleBuild('yard', 'one'));
  await outputOf('publish', await scratch.moduleBuild('quay', 'two'));
  const { version } = await firstModuleState();
  expect(await outputOf('status', '--verify')).toContain('all files are as published\n');
  const chunk = 'chunks/page.0123456789ab.chunk.js';
  const [damaged, whole] = (await siteStatus(scratch.siteDir)).modules;
  await rm(path.join(siteLayout(scratch.siteDir).versionFolder(damaged!.id, version), chunk));
  expect(await outputOf('status', whole!.id, '--verify')).not.toContain(damaged!.id);
  const { text, code } = await run('status', damaged!.id, '--verify');
  expect(text).toContain(`${damaged!.id} ${version}: ${chunk} is missing\n`);
  expect(text).not.toContain(whole!.id);
  expect(code).toBe(1);
  expect(JSON.parse((await run('status', '--verify', '--json')).text)).toMatchObject({
    damaged: [{ id: damaged!.id, version, missing: [chunk], altered: [] }],
  });
});

/**
 * Starts a server that stands in for the API. It answers with `health` to callers with the token,
 * and with 404 to all others.
 */
async function startApi(token: string, health: readonly ModuleHealth[]): Promise<string> {
  const api = createServer(({ url, headers }, response) => {
    const isAllowed = url === moduleHealthPath && headers.authorization === `Bearer ${token}`;
    response.statusCode = isAllowed ? 200 : 404;
    response.end(JSON.stringify({ success: isAllowed, since: '2026-11-28T08:00:00.000Z', data: health }));
  });
  apis.push(api);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

test('status --api names the versions that failed in browsers', async () => {
  await outputOf('publish', await scratch.moduleBuild('yard', 'one'));
  const { version } = await firstModuleState();
  const failed = { module: 'yard', version, loads: 9, failures: [{ reason: 'integrity', count: 2 }] };
  const health = [failed, { module: 'gone', version: '1.0.0', loads: 1, failures: [] }];
  const origin = await startApi('a-token-of-some-length', health);
  jest.replaceProperty(process, 'env', { ...process.env, METRICS_TOKEN: 'a-token-of-some-length' });
  expect(await outputOf('status', '--api', origin)).toContain(
    `yard ${version}: failed in browsers in the last 24 hours (integrity 2; loaded 9 times)\n`,
  );
  expect(JSON.parse(await outputOf('status', '--api', origin, '--json'))).toMatchObject({ health: [failed] });

  const healthy = await startApi('a-token-of-some-length', []);
  expect(await outputOf('status', '--api', healthy)).toContain(
    'no failure in browsers in the last 24 hours\n',
  );
});

test('status --api says why it cannot read the failures', async () => {
  const origin = await startApi('a-token-of-some-length', []);
  const problem = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect((await run('status', '--api', origin)).code).toBe(1);
  expect(problem).toHaveBeenCalledWith(expect.stringContaining('set METRICS_TOKEN'));
  expect((await run('status', '--api', 'http://127.0.0.1:1')).code).toBe(1);
  expect(problem).toHaveBeenCalledWith(expect.stringContaining('does not answer'));
  expect((await run('status', '--api', 'nothing')).code).toBe(1);
  expect(problem).toHaveBeenCalledWith(expect.stringContaining('--api nothing is no address'));
});
