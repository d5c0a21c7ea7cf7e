import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A scratch folder with a site and made-up builds in it, for tests. */
export function createScratch() {
  const root = mkdtempSync(path.join(tmpdir(), 'escale-cli-'));
  const siteDir = path.join(root, 'site');
  let count = 0;
  return {
    siteDir,
    /** Writes a build of the module whose code is `code`; gives its folder. */
    moduleBuild: async (id: string, code: string, overrides: Record<string, unknown> = {}) => {
      count += 1;
      return writeFolder(path.join(root, `dist-${count}`), {
        'descriptor.json': JSON.stringify({ ...manifestOf(id), version: '1.2.0', ...overrides }),
        'mf-manifest.json': `{"name":"${id}"}`,
        'remote-entry.0123456789ab.js': `// ${code}\n${'export const berth = 1;\n'.repeat(100)}`,
        'chunks/page.0123456789ab.chunk.js': code,
        'remote-entry.0123456789ab.js.map': '{}',
      });
    },
    /** Writes any files into a new folder; gives the folder. */
    folder: async (files: Record<string, string>) => {
      count += 1;
      return writeFolder(path.join(root, `dist-${count}`), files);
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** A valid statement of a module. */
export function manifestOf(id: string) {
  return {
    id,
    owner: { team: 'Équipe Quai', contact: 'quai@escale.test' },
    label: `Module ${id}`,
    hostApi: '^1.0.0',
    path: `/${id}`,
    card: null,
    permissions: ['read'],
    routes: [{ path: `/${id}`, access: 'read' }],
  };
}

async function writeFolder(folder: string, files: Record<string, string>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}
