import { runCommand } from './run-command';
import { siteLayout, siteStatus } from '@escale/site';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createScratch } from '@escale/site/testing';

let scratch: ReturnType<typeof createScratch>;
beforeEach(() => {
  scratch = createScratch();
});
afterEach(() => {
  scratch.remove();
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
