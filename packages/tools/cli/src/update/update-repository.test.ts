import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createScratch } from '@escale/site/testing';
import { createModule } from '../create-module';
import { runCommand } from '../run-command';
import { repositoryPacks } from '../standalone-repository';

const scratch = createScratch();
afterAll(() => scratch.remove());
afterEach(() => jest.restoreAllMocks());

const cliFolder = path.resolve('packages/tools/cli');
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
const { version } = JSON.parse(read(cliFolder, 'package.json')) as { version: string };
const madeBy100 = JSON.parse(read(cliFolder, 'src/testing/repository-1.0.0.json')) as Record<string, string>;

const packsOf = (release: string, prefix = '', withBackend = false) =>
  Object.fromEntries(
    repositoryPacks(withBackend).map((name) => [`${prefix}escale-${name}-${release}.tgz`, release]),
  );

/** Returns a repository as `escale create` of 1.0.0 made it, and a folder with the packs of this release. */
async function prepare() {
  const [folder, packs] = await Promise.all([
    scratch.folder({ ...madeBy100, ...packsOf('1.0.0', 'packs/') }),
    scratch.folder(packsOf(version)),
  ]);
  return { folder, packs };
}

/** Returns the path of the template of a file in a repository built by Vite, with a back end. */
function templateOf(file: string): string {
  const paths = ['backend', 'vite', 'common'].map((name) =>
    path.join(cliFolder, 'template-standalone', name, `${file}.template`),
  );
  return paths.find((source) => existsSync(source)) ?? file;
}

async function update(...argv: string[]) {
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const errors = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runCommand(['update', ...argv]);
  const textOf = (spy: typeof output) => spy.mock.calls.map(([chunk]) => String(chunk)).join('');
  const result = { code, text: textOf(output) + textOf(errors) };
  output.mockRestore();
  errors.mockRestore();
  return result;
}

it('brings a repository made by 1.0.0 to this release, and then has nothing to do', async () => {
  const { folder, packs } = await prepare();
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), 'pmOnFail: download\n');
  rmSync(path.join(folder, '.gitlab-ci.yml'));
  const { code, text } = await update(folder, '--packs', packs);
  expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining(`1.0.0 to ${version}\n`) });
  expect(text).toContain(
    `@escale/auth file:packs/escale-auth-1.0.0.tgz -> file:packs/escale-auth-${version}.tgz`,
  );
  expect(text).toContain('.ci/run replaced\n');
  for (const file of ['pnpm-workspace.yaml', '.gitlab-ci.yml'])
    expect(text).toContain(
      `${file} kept: it is altered or deleted; the new one is node_modules/@escale/cli/template-standalone/common/${file}.template\n`,
    );

  const template = path.join(cliFolder, 'template-standalone/common');
  expect(read(folder, '.ci/run')).toBe(read(template, '.ci/run.template'));
  expect(statSync(path.join(folder, '.ci/run')).mode & 0o111).not.toBe(0);
  expect(read(folder, 'pnpm-workspace.yaml')).toBe('pmOnFail: download\n');
  expect(existsSync(path.join(folder, '.gitlab-ci.yml'))).toBe(false);
  expect(readdirSync(path.join(folder, 'packs'))).toHaveLength(repositoryPacks(false).length);
  expect(read(folder, 'package.json')).not.toContain('-1.0.0.tgz');

  expect(await update(folder, '--packs', packs)).toEqual({
    code: 0,
    text: `nothing to do: the repository is at ${version}\n`,
  });
});

it('prints the changes without making them', async () => {
  const { folder, packs } = await prepare();
  const { text } = await update(folder, '--packs', packs, '--dry-run', '--json');
  expect(JSON.parse(text)).toMatchObject({ dryRun: true, from: '1.0.0', to: version });
  expect(text).toContain('"action": "replaced"');
  expect(read(folder, 'package.json')).toBe(madeBy100['package.json']);
  expect(readdirSync(path.join(folder, 'packs'))).toContain('escale-cli-1.0.0.tgz');
});

it('asks the registry for the versions of this release, raises those of tools, and adds a missing package', async () => {
  const folder = await createModule({
    id: 'yard',
    parentDir: await scratch.folder({}),
    standalone: { bundler: 'rspack' },
  });
  const file = path.join(folder, 'package.json');
  const created = read(file);
  const earlier = created
    .replace(/ +"@escale\/site": "[^"]*",\n/, '')
    .replaceAll(/("@escale\/[\w-]+": )"[^"]*"/g, '$1"^1.0.0"')
    .replace(/"jest": "[^"]*"/, '"jest": "30.0.0"')
    .replace(/"yup": "[^"]*"/, '"yup": "99.0.0"');
  writeFileSync(file, earlier);
  writeFileSync(path.join(folder, 'rspack.config.mjs'), 'export default {};\n');
  const { text } = await update(folder);
  expect(text).toContain(`@escale/site new -> ^${version}\n`);
  expect(text).not.toContain('rspack.config.mjs');
  const raised = created.replace(/"yup": "[^"]*"/, '"yup": "99.0.0"');
  expect(JSON.parse(read(file))).toEqual(JSON.parse(raised));
});

it('replaces a file that equals the recorded template, and keeps another', async () => {
  const folder = await createModule({
    id: 'yard',
    parentDir: await scratch.folder({}),
    standalone: { bundler: 'webpack' },
  });
  const record = path.join(folder, 'escale.template.json');
  const edit = (changes: Record<string, string | undefined>) => {
    const recorded = JSON.parse(read(record)) as Record<string, string>;
    writeFileSync(record, JSON.stringify({ ...recorded, ...changes }));
  };
  // The first 16 digits of the SHA-256 of "earlier\n".
  const earlier = '1153aedfe51b31ee';
  edit({ '.gitignore': earlier, 'jest.config.mjs': earlier, 'tsconfig.json': undefined });
  writeFileSync(path.join(folder, '.gitignore'), 'earlier\r\n');
  writeFileSync(path.join(folder, 'jest.config.mjs'), 'ours\n');
  rmSync(path.join(folder, 'tsconfig.json'));
  const { text } = await update(folder, '--json');
  const { files } = JSON.parse(text) as { files: { file: string; action: string }[] };
  expect(files.map(({ file, action }) => `${file} ${action}`)).toEqual([
    '.gitignore replaced',
    'jest.config.mjs kept',
    'tsconfig.json added',
  ]);
});

it('brings the packs, tools and templates of a back end to this release, and leaves its code to the team', async () => {
  const folder = await createModule({
    id: 'yard',
    parentDir: await scratch.folder({}),
    standalone: {
      bundler: 'vite',
      packs: await scratch.folder(packsOf('1.0.0', '', true)),
      withBackend: true,
    },
  });
  const recorded = Object.keys(JSON.parse(read(folder, 'escale.template.json')) as object);
  expect(recorded.filter((file) => read(folder, file) !== read(templateOf(file)))).toEqual([]);
  expect(recorded).toEqual(expect.arrayContaining(['backend/tsconfig.json', 'jest.config.mjs', '.ci/run']));
  expect(recorded.filter((file) => /^src|\/app|server|README/.test(file))).toEqual([]);

  const manifest = path.join(folder, 'package.json');
  const created = read(manifest);
  writeFileSync(manifest, created.replace(/"fastify": "[^"]*"/, '"fastify": "5.0.0"'));
  const { text } = await update(folder, '--packs', await scratch.folder(packsOf(version, '', true)));
  expect(text).toContain(`escale-module-token-1.0.0.tgz -> file:packs/escale-module-token-${version}.tgz\n`);
  expect(text).toMatch(/^fastify 5\.0\.0 -> /m);
  expect(text).not.toMatch(/ (?:added|replaced|kept)/);
  expect(read(manifest)).toBe(created.replaceAll('-1.0.0.tgz', `-${version}.tgz`));
});

it('adds no template of a back end to a repository that verifies tokens in a back end of another form', async () => {
  const { folder, packs } = await prepare();
  const manifest = path.join(folder, 'package.json');
  const pack = '"@escale/module-token": "file:packs/escale-module-token-1.0.0.tgz"';
  writeFileSync(manifest, read(manifest).replace(/"dependencies": \{/, `$&\n${pack},`));
  writeFileSync(path.join(packs, `escale-module-token-${version}.tgz`), version);
  const { text } = await update(folder, '--packs', packs);
  expect(text).toContain(`-> file:packs/escale-module-token-${version}.tgz\n`);
  expect(text).not.toContain('jest.config.mjs');
  expect(existsSync(path.join(folder, 'backend'))).toBe(false);
});

describe('refuses', () => {
  it('a folder that is no repository of a module, and a module of the workspace', async () => {
    for (const folder of [await scratch.folder({}), path.resolve('mf-users')])
      expect(await update(folder)).toEqual({
        code: 1,
        text: `escale: ${folder} is no module's own repository: that has escale.module.json, and a version of @escale/cli in package.json\n`,
      });
  });

  it('changes that are not committed, unless told', async () => {
    const { folder, packs } = await prepare();
    execFileSync('git', ['init', '-q'], { cwd: folder });
    expect(await update(folder, '--packs', packs)).toMatchObject({
      code: 1,
      text: expect.stringContaining('has changes that are not committed'),
    });
    expect(await update(folder, '--packs', packs, '--allow-dirty')).toMatchObject({ code: 0 });
  });

  it('to go back, packs of another release, and a registry where the packs are in a folder', async () => {
    const { folder, packs } = await prepare();
    expect((await update(folder)).text).toContain(`name the packs of ${version} by --packs`);
    const later = await scratch.folder(packsOf('99.0.0'));
    expect((await update(folder, '--packs', later)).text).toContain(
      `holds the packs of 99.0.0, and this is the escale of ${version}`,
    );
    const file = path.join(folder, 'package.json');
    writeFileSync(file, read(file).replaceAll('-1.0.0.tgz', '-99.0.0.tgz'));
    expect((await update(folder, '--packs', packs)).text).toContain(
      `is at 99.0.0; this is the escale of ${version}, an older release`,
    );
  });
});
