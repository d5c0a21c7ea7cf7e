import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatRegistry, type ModuleDescriptor } from '@escale/contracts';

/** A module with its own permission and role defaults. */
export const yard: ModuleDescriptor = {
  id: 'yard',
  version: '1.0.0',
  owner: { team: 'Équipe Parc', contact: 'parc@escale.test' },
  label: 'Parc',
  hostApi: '^1.7.0',
  path: '/yard',
  card: null,
  permissions: ['read', 'release'],
  permissionLabels: { release: { fr: 'Libération' } },
  roleDefaults: { SUPER_ADMIN: ['visible', 'read', 'release'], ADMIN: ['visible', 'read', 'release'] },
  routes: [{ path: '/yard', access: 'release' }],
  entry: null,
  files: {},
};

/** Writes a registry as a site publishes it, and removes it at the end of the test file. */
export function createTestRegistry(...first: ModuleDescriptor[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-registry-'));
  const file = path.join(folder, 'modules.json');
  const publish = (...modules: ModuleDescriptor[]) =>
    writeFileSync(file, formatRegistry(modules.map((live) => ({ live, previous: [] }))));
  publish(...first);
  afterAll(() => rmSync(folder, { recursive: true }));
  return { file, publish };
}
