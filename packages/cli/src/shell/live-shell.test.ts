/** @jest-environment node */
import { parseRegistry } from '@escale/contracts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishModule } from '../publish-module';
import { publishShell } from '../publish-shell';
import { runCommand } from '../run-command';
import { createScratch, type TestOffer } from '../test-dist';

const kit = '@escale/design-system';
const offer: TestOffer = {
  hostApi: '1.4.0',
  shared: { [kit]: '1.2.0' },
  exports: { [kit]: ['Button', 'Card'] },
};

let scratch: ReturnType<typeof createScratch>;

beforeEach(async () => {
  scratch = createScratch();
  const distDir = await scratch.shellBuild({}, offer);
  await publishShell({ siteDir: scratch.siteDir, distDir, defaultConfig: {} });
});

afterEach(() => scratch.remove());

const build = (overrides: Record<string, unknown>) =>
  scratch.moduleBuild('yard', 'one', { requires: { react: '^19.0.0', [kit]: '^1.0.0' }, ...overrides });

const publish = async (
  overrides: Record<string, unknown>,
  options: { shell?: string; unchecked?: boolean } = {},
) => publishModule({ siteDir: scratch.siteDir, distDir: await build(overrides), ...options });

it.each<[string, Record<string, unknown>, string]>([
  ['another host API', { hostApi: '^1.5.0' }, 'it needs a platform ^1.5.0, and the shell is 1.4.0'],
  [
    'another major version',
    { requires: { react: '^19.0.0', [kit]: '^2.0.0' } },
    `it needs ${kit} ^2.0.0, and the shell has 1.2.0`,
  ],
  [
    'a package that is not there',
    { requires: { react: '^19.0.0', vue: '^3.0.0' } },
    'it needs vue ^3.0.0, which the shell does not provide',
  ],
  [
    'an export that is not there',
    { imports: { [kit]: ['Button', 'Timeline'] } },
    `it imports Timeline of ${kit}, which the shell's 1.2.0 does not export`,
  ],
])('a module that needs %s is not published where the live shell lacks it', async (_name, needs, reason) => {
  await expect(publish(needs)).rejects.toThrow(reason);
  expect(existsSync(path.join(scratch.siteDir, 'modules'))).toBe(false);
});

it('what the live shell exports is published, with nothing of it in the registry', async () => {
  await publish({ imports: { [kit]: ['Card'], react: ['useState'] } });
  expect(readFileSync(path.join(scratch.siteDir, 'modules.json'), 'utf8')).not.toContain('Card');
});

it('an unchecked version says in the registry what it lacks in which release', async () => {
  await publish({ imports: { [kit]: ['Timeline'] } }, { unchecked: true });
  const { entries } = parseRegistry(readFileSync(path.join(scratch.siteDir, 'modules.json'), 'utf8'));
  const [[release, lacks] = []] = Object.entries(entries[0]?.live.lacks ?? {});
  expect(release).toMatch(/^1\.4\.0-/);
  expect(lacks).toBe(`Timeline (${kit})`);
});

it('check tells it of the site that it is given, and of a shell that goes live next', async () => {
  const dist = await build({ imports: { [kit]: ['Timeline'] } });
  const next = await scratch.shellBuild({}, { ...offer, exports: { [kit]: ['Timeline'] } });
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runCommand(['check', dist, '--site', scratch.siteDir])).toBe(1);
  expect(said.mock.calls.at(-1)?.[0]).toContain(`FAILS platform\n        it imports Timeline of ${kit}`);
  expect(await runCommand(['check', dist, '--site', scratch.siteDir, '--shell', next])).toBe(0);
  said.mockRestore();
  await expect(publish({ imports: { [kit]: ['Timeline'] } }, { shell: next })).resolves.toMatchObject({
    outcome: 'published',
  });
});
