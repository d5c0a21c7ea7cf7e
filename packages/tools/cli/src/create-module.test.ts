import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingTranslations, moduleManifestSchema, type ModuleManifest } from '@escale/contracts';
import { createModule } from './create-module';

const parentDir = mkdtempSync(path.join(tmpdir(), 'escale-create-'));
afterAll(() => rmSync(parentDir, { recursive: true }));

const manifestOf = (folder: string): ModuleManifest =>
  moduleManifestSchema.validateSync(
    JSON.parse(readFileSync(path.join(folder, 'escale.module.json'), 'utf8')) as unknown,
    { strict: true },
  );

it('uses the texts of an announced module', async () => {
  const folder = await createModule({ id: 'containers', parentDir });
  expect(path.basename(folder)).toBe('mf-containers');
  expect(manifestOf(folder)).toMatchObject({
    id: 'containers',
    label: 'Gestion Conteneurs',
    path: '/containers',
    card: { icon: 'container', status: 'available' },
    translations: { en: { label: 'Container management' } },
  });
  expect(readFileSync(path.join(folder, 'src/messages/en.ts'), 'utf8')).toContain("'Container management'");
  expect(manifestOf(folder).roleDefaults).toBeUndefined();
  expect(readFileSync(path.join(folder, 'src/module.tsx'), 'utf8')).toContain("id: 'containers'");
});

it('creates any other module, with quotes in its texts', async () => {
  const folder = await createModule({ id: 'yard-plan', parentDir, label: `Plan d'"aire"` });
  expect(manifestOf(folder).label).toBe(`Plan d'"aire"`);
  expect(existsSync(path.join(folder, 'README.md'))).toBe(true);
  expect(missingTranslations(manifestOf(folder))).toEqual([]);
  const texts = readFileSync(path.join(folder, 'src/messages/fr.ts'), 'utf8');
  expect(texts).toContain(JSON.stringify(`Plan d'"aire"`));
  expect(texts).not.toContain('{{');
  expect(manifestOf(folder).roleDefaults).toMatchObject({ ADMIN: ['visible', 'read', 'write'] });
});

it('rejects an invalid id and an existing folder', async () => {
  await expect(createModule({ id: 'Yard', parentDir })).rejects.toThrow('cannot be made a module');
  await createModule({ id: 'quay', parentDir });
  await expect(createModule({ id: 'quay', parentDir })).rejects.toThrow('exists already');
});

describe('the scripts of a module in the workspace', () => {
  // A module finds the common tools only in a folder of the checkout.
  const below = path.join(process.cwd(), 'var');
  mkdirSync(below, { recursive: true });
  const workspace = mkdtempSync(path.join(below, 'create-'));
  afterAll(() => rmSync(workspace, { recursive: true }));

  it('check the types of a created module, and find only the planted error', async () => {
    const folder = await createModule({ id: 'stack', parentDir: workspace });
    symlinkSync(path.resolve('mf-users/node_modules'), path.join(folder, 'node_modules'), 'dir');
    writeFileSync(path.join(folder, 'src/wrong.ts'), "export const wrong: number = 'text';\n");
    const { status, stdout } = spawnSync('npm', ['run', 'types'], { cwd: folder, encoding: 'utf8' });
    expect(status).not.toBe(0);
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
    expect(errors).toEqual([expect.stringMatching(/^src\/wrong\.ts\(1,14\): error TS2322/)]);
  });

  it('include those of a repository of its own', async () => {
    const folder = await createModule({ id: 'lane', parentDir: workspace });
    const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const own = ['types', 'lint', 'test', 'build', 'check', 'verify'];
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(own));
    expect(scripts.lint).toContain(path.posix.join('var', path.basename(workspace), 'mf-lane'));
  });
});
