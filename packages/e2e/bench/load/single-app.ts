import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../src/fixtures/free-port';
import { copySite } from '../../src/fixtures/site-copy';
import { startGateway, type Stack } from '../../src/fixtures/stack';
import { runNode } from '../../src/fixtures/workshop';
import { fromRoot } from '../../src/fixtures/workspace-paths';

interface ChunkList {
  imports: Record<string, { files: string[] }>;
}

/** The scripts of each module, which the home fetches ahead. */
function moduleFiles({ imports }: ChunkList): Record<string, string[]> {
  const files: Record<string, Set<string>> = {};
  for (const [name, load] of Object.entries(imports)) {
    const id = /^mf-([^/]+)\//.exec(name)?.[1];
    if (id !== undefined) for (const file of load.files) (files[id] ??= new Set()).add(file);
  }
  return Object.fromEntries(Object.entries(files).map(([id, named]) => [id, [...named]]));
}

/**
 * Builds shell and modules as one application without federation, and serves it by a gateway of its own with the
 * registry, configuration and API of the stack.
 */
export async function startSingleApp({
  apiOrigin,
}: Stack): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'escale-single-'));
  const dist = path.join(folder, 'dist');
  await runNode([fromRoot('packages/module-kit/build/run-single.mjs'), dist]);
  const site = await copySite(path.join(folder, 'site'));
  const escale = fromRoot('packages/cli/bin/escale.mjs');
  // It provides nothing to modules, and runs none.
  const reason = 'one application without modules';
  await runNode([escale, 'publish-shell', dist, '--site', site.folder, '--force', reason]);
  const list = JSON.parse(await readFile(path.join(dist, '.chunks.json'), 'utf8')) as ChunkList;
  await writeFile(path.join(site.folder, 'module-files.json'), JSON.stringify(moduleFiles(list)));
  const port = await freePort();
  const gateway = await startGateway(site.folder, port, Number(new URL(apiOrigin).port));
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      await gateway.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
