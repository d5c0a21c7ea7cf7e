import { parseRegistry } from '@escale/contracts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  promoteCanary,
  startCanary,
  readHistory,
  publishModule,
  publishShell,
  rollbackModule,
  siteLayout,
} from '@escale/site';
import { runCommand } from './run-command';
import { createScratch, type TestOffer } from '@escale/site/testing';

const kitPackage = '@escale/design-system';
const shellOffer: TestOffer = {
  hostApi: '1.4.0',
  shared: { [kitPackage]: '1.2.0' },
  exports: { [kitPackage]: ['Button', 'Card'] },
};

let scratch: ReturnType<typeof createScratch>;

beforeEach(async () => {
  scratch = createScratch();
  const distDir = await scratch.shellBuild({}, shellOffer);
  await publishShell({ siteDir: scratch.siteDir, distDir, defaultConfig: {} });
});

afterEach(() => scratch.remove());

const build = (overrides: Record<string, unknown>) =>
  scratch.moduleBuild('yard', 'one', {
    requires: { react: '^19.0.0', [kitPackage]: '^1.0.0' },
    ...overrides,
  });

const publish = async (
  overrides: Record<string, unknown>,
  options: { shell?: string; unchecked?: boolean } = {},
) => publishModule({ siteDir: scratch.siteDir, distDir: await build(overrides), ...options });

it.each<[string, Record<string, unknown>, string]>([
  ['another host API', { hostApi: '^1.5.0' }, 'it needs a platform ^1.5.0, and the shell is 1.4.0'],
  [
    'another major version',
    { requires: { react: '^19.0.0', [kitPackage]: '^2.0.0' } },
    `it needs ${kitPackage} ^2.0.0, and the shell has 1.2.0`,
  ],
  [
    'a package that is not there',
    { requires: { react: '^19.0.0', vue: '^3.0.0' } },
    'it needs vue ^3.0.0, which the shell does not provide',
  ],
  [
    'an export that is not there',
    { imports: { [kitPackage]: ['Button', 'Timeline'] } },
    `it imports Timeline of ${kitPackage}, which the shell's 1.2.0 does not export`,
  ],
])(
  'a module that needs %s is not published if the live shell does not provide it',
  async (_name, needs, reason) => {
    await expect(publish(needs)).rejects.toThrow(reason);
    expect(existsSync(path.join(scratch.siteDir, 'modules'))).toBe(false);
  },
);

it('publishes a module whose imports the live shell exports, without listing them in the registry', async () => {
  await publish({ imports: { [kitPackage]: ['Card'], react: ['useState'] } });
  expect(readFileSync(path.join(scratch.siteDir, 'modules.json'), 'utf8')).not.toContain('Card');
});

it('the registry lists the exports that a shell release lacks for an unchecked version', async () => {
  await publish({ imports: { [kitPackage]: ['Timeline'] } }, { unchecked: true });
  const { entries } = parseRegistry(readFileSync(path.join(scratch.siteDir, 'modules.json'), 'utf8'));
  const [[release, lacks] = []] = Object.entries(entries[0]?.live.lacks ?? {});
  expect(release).toMatch(/^1\.4\.0-/);
  expect(lacks).toBe(`Timeline (${kitPackage})`);
});

it('check reports it for the given site, and for a shell that goes live next', async () => {
  const dist = await build({ imports: { [kitPackage]: ['Timeline'] } });
  const next = await scratch.shellBuild({}, { ...shellOffer, exports: { [kitPackage]: ['Timeline'] } });
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runCommand(['check', dist, '--site', scratch.siteDir])).toBe(1);
  expect(said.mock.calls.at(-1)?.[0]).toContain(
    `FAILS platform\n        it imports Timeline of ${kitPackage}`,
  );
  expect(await runCommand(['check', dist, '--site', scratch.siteDir, '--shell', next])).toBe(0);
  said.mockRestore();
  await expect(publish({ imports: { [kitPackage]: ['Timeline'] } }, { shell: next })).resolves.toMatchObject({
    outcome: 'published',
  });
});

describe('a version that only another shell accepts', () => {
  const site = () => scratch.siteDir;
  const timeline = { imports: { [kitPackage]: ['Timeline'] } };
  const refusal = `yard: the live shell would refuse it: it imports Timeline of ${kitPackage}, which the shell's 1.2.0 does not export`;
  const lineNow = async () => (await readHistory(siteLayout(site()))).at(-1);

  /** Publishes two versions, the second of which needs an export that only the next shell has; returns both. */
  async function publishTwo(canary = false): Promise<{ first: string; second: string }> {
    const next = await scratch.shellBuild(
      {},
      { ...shellOffer, exports: { [kitPackage]: ['Button', 'Card', 'Timeline'] } },
    );
    const first = await publish({});
    const distDir = await scratch.moduleBuild('yard', 'two', {
      requires: { [kitPackage]: '^1.0.0' },
      ...timeline,
    });
    const second = await publishModule({ siteDir: site(), distDir, shell: next, canary, unchecked: true });
    return { first: first.version, second: second.version };
  }

  it('is not made live again without a reason, also after other modules were published', async () => {
    const { first, second } = await publishTwo();
    await rollbackModule({ siteDir: site(), id: 'yard' });
    await publishModule({ siteDir: site(), distDir: await scratch.moduleBuild('crane', 'one') });
    const assets = { folder: path.join(site(), '../elsewhere'), url: 'https://modules.example.test' };
    await publishModule({ siteDir: site(), distDir: await scratch.moduleBuild('gate', 'one'), assets });
    const forward = { siteDir: site(), id: 'yard', to: second };
    await expect(rollbackModule(forward)).rejects.toThrow(refusal);
    await expect(rollbackModule({ ...forward, force: ' ' })).rejects.toThrow('needs the reason in words');
    expect(await rollbackModule({ ...forward, force: 'the shell follows' })).toMatchObject({ live: first });
    expect(await lineNow()).toMatchObject({
      action: 'rollback',
      version: second,
      reason: 'the shell follows',
      refused: ['yard'],
    });
  });

  it('is not rolled back to', async () => {
    const { second } = await publishTwo();
    const distDir = await scratch.moduleBuild('yard', 'three', { requires: { react: '^19.0.0' } });
    await publishModule({ siteDir: site(), distDir });
    await expect(rollbackModule({ siteDir: site(), id: 'yard' })).rejects.toThrow(refusal);
    const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await runCommand(['rollback', 'yard', '--force', 'only this one works', '--site', site()]);
    expect(said.mock.calls.at(-1)?.[0]).toContain(`yard ${second} live again; before it 1.2.0-`);
    expect(said.mock.calls.at(-1)?.[0]).toContain('; forced, the live shell refuses it: it imports Timeline');
    said.mockRestore();
  });

  it('does not become a canary, and is not promoted', async () => {
    const { second } = await publishTwo(true);
    const canary = { siteDir: site(), id: 'yard', version: second, percent: 10, users: [] };
    await expect(startCanary(canary)).rejects.toThrow(refusal);
    await expect(promoteCanary({ siteDir: site(), id: 'yard' })).rejects.toThrow(refusal);
    await startCanary({ ...canary, force: 'the shell follows' });
    expect(await lineNow()).toMatchObject({ action: 'canary', reason: 'the shell follows' });
    await promoteCanary({ siteDir: site(), id: 'yard', force: 'the shell follows' });
    expect(await lineNow()).toMatchObject({ action: 'promote', reason: 'the shell follows' });
  });
});
