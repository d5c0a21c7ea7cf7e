// @ts-check
import { readdirSync } from 'node:fs';
import { lastLines, LaunchError } from './launch-error.mjs';
import { fromRoot, remotes } from './workspace-paths.mjs';
import { runLogged } from './processes.mjs';

/** Publishes the builds and the announced modules into a site folder. @param {string} siteDir @param {(text: string) => void} note */
export async function publishApps(siteDir, note) {
  const dists = remotes.map((name) => fromRoot(name, 'dist'));
  await escale(siteDir, ['publish', '--only-new', '--shell', fromRoot('shell/dist'), ...dists], note);
  await escale(siteDir, ['publish', '--placeholder', ...placeholders()], note);
  await escale(siteDir, ['publish-shell', fromRoot('shell/dist')], () => {});
}

/** Returns the manifest files of the announced modules. */
export function placeholders() {
  return readdirSync(fromRoot('packages/tools/cli/placeholders')).map((name) =>
    fromRoot('packages/tools/cli/placeholders', name),
  );
}

/** @param {string} siteDir @param {string[]} args @param {(text: string) => void} note */
export async function escale(siteDir, args, note) {
  const command = [fromRoot('packages/tools/cli/bin/escale.mjs'), ...args, '--site', siteDir];
  const { ok, output } = await runLogged(`escale-${args[0]}`, process.execPath, command);
  if (!ok) throw new LaunchError('La publication a échoué.', lastLines(output));
  for (const line of output.split('\n').filter((text) => text.endsWith(' published'))) note(line);
}
