// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { fromRoot } from './workspace-paths.mjs';
import { runLogged } from './processes.mjs';

/**
 * The headless shell comes first: it is the same engine without desktop windows, and takes a third
 * less processor time.
 */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const fixedPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Returns the path of a working Chromium: an installed one, Playwright's own, or the system's package. */
export async function findBrowser() {
  const present = findInstalled();
  if (present !== null) return present;
  const playwright = fromRoot('packages/tests/e2e/node_modules/@playwright/test/cli.js');
  await runLogged('browser', process.execPath, [playwright, 'install', 'chromium']);
  const downloaded = findInstalled();
  if (downloaded !== null) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const install =
      'apt-get update && { apt-get install -y chromium-headless-shell || apt-get install -y chromium; }';
    await runLogged('browser', 'sh', ['-c', install], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findInstalled();
    if (installed !== null) return installed;
  }
  throw new LaunchError(
    "Aucun navigateur Chromium n'a été trouvé : installez Chromium ou Google Chrome, ou donnez son chemin dans CHROMIUM_PATH, puis relancez npm test.",
  );
}

function findInstalled() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (canRun(wanted)) return wanted;
    throw new LaunchError(`CHROMIUM_PATH=${wanted} ne désigne pas un navigateur qui démarre.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = folders.flatMap((folder) => programNames.map((name) => path.join(folder, name)));
  return [...installed, ...fixedPlaces, findPlaywrightBrowser()].find(canRun) ?? null;
}

function findPlaywrightBrowser() {
  try {
    return createRequire(fromRoot('packages/tests/e2e/package.json'))(
      '@playwright/test',
    ).chromium.executablePath();
  } catch {
    return '';
  }
}

/** @param {string} file */
function canRun(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}
