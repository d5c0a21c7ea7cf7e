import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { runWell } from './run-child';

const escale = 'packages/tools/cli/bin/escale.mjs';

/** Builds and publishes the apps of a tree into its own `var`, on top of a base site; returns the site folder. */
export async function publishSite(
  tree: string,
  name: string,
  apps: readonly string[],
  base?: string,
): Promise<string> {
  const site = path.join(tree, 'var', name);
  await rm(site, { recursive: true, force: true });
  if (base !== undefined) await cp(base, site, { recursive: true });
  for (const app of apps) {
    const dist = path.join(tree, 'var', `${name}-dist`, app);
    await runWell(['packages/front/module-kit/build/run-build.mjs', app, dist], tree);
    await runWell([escale, app === 'shell' ? 'publish-shell' : 'publish', dist, '--site', site], tree);
  }
  return site;
}

/** Builds and publishes every app of a tree; returns the site folder. */
export async function publishWhole(tree: string): Promise<string> {
  const remotes = (await readdir(tree)).filter((name) => name.startsWith('mf-'));
  const site = await publishSite(tree, 'base', ['shell', ...remotes]);
  const folder = path.join(tree, 'packages/tools/cli/placeholders');
  const announced = (await readdir(folder)).map((name) => path.join(folder, name));
  await runWell([escale, 'publish', '--placeholder', ...announced, '--site', site], tree);
  return site;
}
