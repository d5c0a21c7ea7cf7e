import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { federationName, parseRegistry, type ModuleDescriptor } from '@escale/contracts';
import { bundleOf } from '@escale/core/testing';

const entryFile = 'remote-entry.0123456789ab.js';

/** Writes a build of a module with `code` as a comment in its scripts; returns the build's folder. */
export async function writeBuild(folder: string, id: string, code: string): Promise<string> {
  const name = federationName(id);
  const remoteEntry = { name: entryFile, path: '' };
  const files = {
    'descriptor.json': JSON.stringify({
      id,
      version: '1.0.0',
      owner: { team: 'Équipe Quai', contact: 'quai@escale.test' },
      label: `Module ${id}`,
      hostApi: '^1.0.0',
      path: `/${id}`,
      card: null,
      permissions: ['read'],
      routes: [{ path: `/${id}`, access: 'read' }],
      requires: { react: '^19.0.0' },
    }),
    'mf-manifest.json': JSON.stringify({
      name,
      metaData: { globalName: name, remoteEntry },
      shared: [],
      exposes: [{ path: './module', assets: { js: { sync: ['chunks/page.0123456789ab.chunk.js'] } } }],
    }),
    [entryFile]: `// ${code}\nexport const definition = {};\n${'globalThis.berth = 1;\n'.repeat(200)}`,
    'chunks/page.0123456789ab.chunk.js': `// ${code}\n`,
  };
  await mkdir(path.join(folder, 'chunks'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  return folder;
}

interface PublishResult {
  code: number | null;
  /** Empty unless the build was published. */
  version: string;
  errors: string;
}

/** Runs `escale publish` as a separate process. */
export async function publish(site: string, build: string): Promise<PublishResult> {
  const command = [bundleOf('escale'), 'publish', build, '--site', site, '--json'];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.errors += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const [result] = code === 0 ? (JSON.parse(texts.out) as { version: string }[]) : [];
  return { code, version: result?.version ?? '', errors: texts.errors };
}

/**
 * Returns the live version of each module, and a sentence for a missing registry, for each rejected
 * entry and for each file of these versions that is missing or altered.
 */
export function checkSite(site: string): { live: Map<string, string>; faults: string[] } {
  const registry = path.join(site, 'modules.json');
  if (!existsSync(registry)) return { live: new Map(), faults: ['there is no registry'] };
  const { entries, rejected } = parseRegistry(readFileSync(registry, 'utf8'));
  return {
    live: new Map(entries.map(({ live }) => [live.id, live.version])),
    faults: [...rejected, ...entries.flatMap(({ live }) => brokenFiles(site, live))],
  };
}

function brokenFiles(site: string, { id, version, files }: ModuleDescriptor): string[] {
  const isWhole = ([file, digest]: [string, string]) => {
    const found = path.join(site, 'modules', id, version, file);
    if (!existsSync(found)) return false;
    return `sha384-${createHash('sha384').update(readFileSync(found)).digest('base64')}` === digest;
  };
  return Object.entries(files).flatMap((entry) =>
    isWhole(entry) ? [] : [`${id} ${version}: ${entry[0]} is not whole`],
  );
}

/** Returns the changes of live versions that the site has recorded, as `id version`. */
export function recordedChanges(site: string): string[] {
  const file = path.join(site, 'history.ndjson');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    try {
      const { id, version } = JSON.parse(line) as { id: string; version: string };
      return [`${id} ${version}`];
    } catch {
      return [];
    }
  });
}
