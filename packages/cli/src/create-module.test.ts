/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moduleManifestSchema, type ModuleManifest } from '@escale/contracts';
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
  });
  expect(manifestOf(folder).roleDefaults).toBeUndefined();
  expect(readFileSync(path.join(folder, 'src/module.tsx'), 'utf8')).toContain("id: 'containers'");
});

it('creates any other module, with quotes in its texts', async () => {
  const folder = await createModule({ id: 'yard-plan', parentDir, label: `Plan d'"aire"` });
  expect(manifestOf(folder).label).toBe(`Plan d'"aire"`);
  expect(existsSync(path.join(folder, 'README.md'))).toBe(true);
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
