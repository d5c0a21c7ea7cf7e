import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry } from '@escale/contracts';

interface RequiredFiles {
  files: string[];
  shared: string[];
}

/** `.chunks.json` of a build, written by module-kit's `ChunkListPlugin`. */
interface ChunkList {
  entry: RequiredFiles;
  imports: Record<string, RequiredFiles>;
  shared: Record<string, RequiredFiles>;
  contents: Record<string, Record<string, number>>;
}

export interface Script {
  /** Path of the script's URL. */
  path: string;
  /** Size of the script as published in brotli. */
  bytes: number;
  /** Uncompressed bytes of each module in the script. */
  contents: Record<string, number>;
}

/** The scripts of a published site, per build. */
export interface PublishedScripts {
  /**
   * Returns the scripts of the page, and those that a browser loads for these imports. Throws if an import has no chunk of its own.
   */
  ofRoute: (imports: readonly string[]) => Script[];
  /** Returns the scripts that a build loads by itself; for `shell`, those of the page. */
  ofEntry: (app: string) => Script[];
}

/**
 * Opens a site. `dists` are the build folders by app name, including that of the shell. Throws if
 * the site was not published from these builds.
 */
export function openPublishedScripts(siteDir: string, dists: Record<string, string>): PublishedScripts {
  const lists = new Map(Object.entries(dists).map(([app, dist]) => [app, readChunkList(dist)]));
  const addresses = folderAddresses(siteDir, dists);
  const listOf = (app: string) => assertFound(lists.get(app), `no build of ${app}`);

  const script = (app: string, file: string): Script => {
    const address = `${assertFound(addresses.get(app), `${app} is not published`)}${file}`;
    return {
      path: address,
      bytes: publishedBytes(path.join(siteDir, address)),
      contents: listOf(app).contents[file] ?? {},
    };
  };
  /** Adds to `into` an app's files in `loads`, and the shell's files for the shared packages in `loads`. */
  const collect = (
    app: string,
    loads: readonly RequiredFiles[],
    into: Map<string, Script>,
    keys: Set<string>,
  ): void => {
    for (const { files, shared } of loads) {
      for (const file of files) into.set(`${app}/${file}`, script(app, file));
      for (const key of shared.filter((name) => !keys.has(name))) {
        keys.add(key);
        const provided = assertFound(
          listOf('shell').shared[key],
          `${app} consumes ${key}, which the shell has not`,
        );
        collect('shell', [provided], into, keys);
      }
    }
  };
  const page = (keys: Set<string>) => {
    const named = scriptsNamedByPage(siteDir).map(
      (file) => [`shell/${file}`, script('shell', file)] as const,
    );
    const scripts = new Map(named);
    collect('shell', [listOf('shell').entry], scripts, keys);
    return scripts;
  };
  return {
    ofEntry: (app) => {
      if (app === 'shell') return [...page(new Set()).values()];
      const { entry, imports } = listOf(app);
      const exposed = imports[exposedModule(app)]?.files ?? [];
      return [...entry.files, ...exposed].map((file) => script(app, file));
    },
    ofRoute: (names) => {
      const keys = new Set<string>();
      const scripts = page(keys);
      for (const name of names) {
        const loads = [...lists].flatMap(
          ([
            app,
            {
              entry,
              imports: { [name]: load },
            },
          ]) => (load === undefined ? [] : [{ app, loads: [entry, load] }]),
        );
        const owner = assertFound(loads[0], `${name} is not imported by itself: correct budgets.ts`);
        collect(owner.app, owner.loads, scripts, keys);
      }
      return [...scripts.values()];
    },
  };
}

/** Returns the path of the module that a remote exposes. */
const exposedModule = (app: string) => `${app}/src/module.tsx`;

function assertFound<Value>(value: Value | undefined, reason: string): Value {
  if (value === undefined) throw new Error(reason);
  return value;
}

const readChunkList = (dist: string) =>
  JSON.parse(readFileSync(path.join(dist, '.chunks.json'), 'utf8')) as ChunkList;

function folderAddresses(siteDir: string, dists: Record<string, string>): Map<string, string> {
  const { entries } = parseRegistry(readFileSync(path.join(siteDir, 'modules.json'), 'utf8'));
  const folders = new Map(entries.map(({ live }) => [live.id, live.entry?.replace(/[^/]*$/, '')]));
  const addresses = new Map([['shell', '/']]);
  for (const [app, dist] of Object.entries(dists)) {
    if (app === 'shell') continue;
    const { id } = JSON.parse(readFileSync(path.join(dist, 'descriptor.json'), 'utf8')) as { id: string };
    const folder = folders.get(id);
    if (folder !== undefined) addresses.set(app, folder);
  }
  return addresses;
}

function publishedBytes(file: string): number {
  const served = existsSync(`${file}.br`) ? `${file}.br` : file;
  if (!existsSync(served)) throw new Error(`${file} is missing: the site is not of this build`);
  return statSync(served).size;
}

/** Returns the scripts in the page's own tags, preloads included. */
function scriptsNamedByPage(siteDir: string): string[] {
  const page = readFileSync(path.join(siteDir, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}
