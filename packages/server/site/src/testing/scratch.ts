import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { federationName, shellOfferFile, type ShellOffer } from '@escale/contracts';
import { contentHash } from '../store/file-digests';

/** The offer of a test's shell; `react` is the version of React. */
export type TestOffer = Partial<ShellOffer> & { react?: string };

/** Creates a temporary folder with a site; returns functions that write sample builds into it. */
export function createScratch() {
  const root = mkdtempSync(path.join(tmpdir(), 'escale-cli-'));
  const siteDir = path.join(root, 'site');
  let count = 0;
  return {
    siteDir,
    /** Writes a build of the module whose code is `code`; returns its folder. */
    moduleBuild: async (
      id: string,
      code: string,
      overrides: Record<string, unknown> = {},
      files: Record<string, string> = {},
    ) => {
      count += 1;
      return writeFolder(path.join(root, `dist-${count}`), {
        'descriptor.json': JSON.stringify({ ...manifestOf(id), version: '1.2.0', ...overrides }),
        'mf-manifest.json': JSON.stringify(federationManifestOf(id)),
        'remote-entry.0123456789ab.js': `// ${code}\nexport const definition = {};\n${'globalThis.berth = 1;\n'.repeat(100)}`,
        'chunks/page.0123456789ab.chunk.js': `// ${code}\n`,
        'remote-entry.0123456789ab.js.map': '{}',
        ...files,
      });
    },
    /** Writes a build of a shell with this offer; returns its folder. */
    shellBuild: async (files: Record<string, string> = {}, provides: TestOffer = {}) => {
      count += 1;
      const { hostApi = '1.3.0', react = '19.3.1', shared, exports } = provides;
      const offer = JSON.stringify({ hostApi, shared: { react, ...shared }, exports });
      return writeFolder(path.join(root, `dist-${count}`), {
        'index.html': '<!doctype html>',
        [`host.${contentHash([offer])}.js`]: `// ${offer}`,
        [shellOfferFile]: offer,
        ...files,
      });
    },
    /** Writes arbitrary files into a new folder; returns the folder. */
    folder: async (files: Record<string, string>) => {
      count += 1;
      return writeFolder(path.join(root, `dist-${count}`), files);
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** Returns a valid module manifest. */
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
    requires: { react: '^19.0.0' },
  };
}

function federationManifestOf(id: string) {
  return {
    name: federationName(id),
    metaData: {
      globalName: federationName(id),
      remoteEntry: { name: 'remote-entry.0123456789ab.js', path: '' },
    },
    shared: [],
    exposes: [{ path: './module', assets: { js: { sync: ['chunks/page.0123456789ab.chunk.js'] } } }],
  };
}

async function writeFolder(folder: string, files: Record<string, string>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}
