// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Root of the checkout, relative to this file. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Returns an absolute path within the checkout. @param {string[]} parts */
export const fromRoot = (...parts) => path.join(root, ...parts);

/** Returns the file URL of a path within the checkout, for `node --import`. @param {string[]} parts */
export const urlFromRoot = (...parts) => pathToFileURL(fromRoot(...parts)).href;

/** The product's name, read from the text of the brand file, since these scripts cannot import TypeScript. */
export const productName =
  /\bname: '([^']+)'/.exec(readFileSync(fromRoot('packages/contracts/src/platform/brand.ts'), 'utf8'))?.[1] ??
  'Application';

/** Folders of the remotes, sorted. */
export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .sort();

const dataFolder = process.env.ESCALE_DATA_DIR ?? 'var/data';

/** The data folder of the API, or another location that it knows (`memory://`). */
export const dataDir = dataFolder.includes('://') ? dataFolder : path.resolve(root, dataFolder);

/** The data folder as shown to users: relative when it is inside the checkout. */
export const dataLabel = path.relative(root, dataDir).startsWith('..')
  ? dataDir
  : path.relative(root, dataDir);

/** @param {string} name @param {number} fallback */
function portFrom(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name}=${text} n'est pas un numéro de port (1 à 65535).`);
  process.exit(1);
}

export const port = portFrom('PORT', 3000);
export const apiPort = portFrom('API_PORT', 4000);

const apiProcesses = process.env.API_PROCESSES ?? '1';
if (!/^[1-9]\d?$/.test(apiProcesses)) {
  console.error(`API_PROCESSES=${apiProcesses} n'est pas un nombre de processus (1 à 99).`);
  process.exit(1);
}
if (apiProcesses !== '1' && !process.env.DATABASE_URL) {
  console.error(
    `API_PROCESSES=${apiProcesses} demande un serveur PostgreSQL : indiquez-le par DATABASE_URL. La base embarquée n'appartient qu'à un processus.`,
  );
  process.exit(1);
}

/** A port for each process of the API, from `API_PORT` on. */
export const apiPorts = Array.from({ length: Number(apiProcesses) }, (_, index) => apiPort + index);
