// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { runLogged } from './processes.mjs';

/** @typedef {{ variable: string, programs: string[], packages: string[] }} Engine */
/** @typedef {{ firefox: string | null, webkit: string | null }} Engines the program of each; `null` where this system has none */

/**
 * The engines of the journeys besides Chromium: Firefox ESR, and WebKitGTK with its driver and a
 * virtual screen. `packages` are Debian's.
 */
const knownEngines = {
  firefox: { variable: 'FIREFOX_PATH', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** Finds the browsers other than Chromium; installs Debian's packages for missing ones where that is possible. @returns {Promise<Engines>} */
export async function findEngines() {
  const missing = Object.values(knownEngines).filter(
    (engine) => process.env[engine.variable] === undefined && findEngine(engine) === null,
  );
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const names = missing.flatMap(({ packages }) => packages).join(' ');
    const install = `apt-get update && apt-get install -y --no-install-recommends ${names}`;
    await runLogged('engines', 'sh', ['-c', install], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return { firefox: findEngine(knownEngines.firefox), webkit: findEngine(knownEngines.webkit) };
}

/**
 * Returns the program that the variable of an engine names. Without the variable, returns the first
 * program of the engine, provided that all of its programs are installed. Returns null otherwise,
 * and if the variable is `none`.
 * @param {Engine} engine
 */
function findEngine({ variable, programs }) {
  const named = process.env[variable];
  if (named === 'none') return null;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new LaunchError(`${variable}=${named} ne désigne aucun programme.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = programs.map((name) =>
    folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)),
  );
  const [first] = found;
  return first === undefined || found.includes(undefined) ? null : first;
}
