import { readFile, writeFile } from 'node:fs/promises';
import { moduleManifestSchema, parseRegistry, type ModuleManifest } from '@escale/contracts';
import { PublishError } from '@escale/site';

type ModuleWithRoutes = Pick<ModuleManifest, 'id' | 'routes'>;

const header =
  '// Written by `escale types`: the pages that other modules link to. Do not edit.\nexport {};\n\n';

const propertyKey = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

function paramsOf(path: string): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => `'${name}'`);
  return names.length === 0 ? 'never' : names.join(' | ');
}

function pagesOf({ id, routes }: ModuleWithRoutes): string {
  const pages = routes.flatMap(({ name, path }) =>
    name === undefined ? [] : [`      ${propertyKey(name)}: ${paramsOf(path)};\n`],
  );
  return pages.length === 0 ? '' : `    ${propertyKey(id)}: {\n${pages.join('')}    };\n`;
}

/**
 * Returns the TypeScript declaration of the modules' named pages. The compiler checks `moduleLink`
 * against it.
 */
export function pagesDeclaration(modules: readonly ModuleWithRoutes[]): string {
  const pages = modules
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(pagesOf)
    .join('');
  return `${header}declare module '@escale/module-kit/links' {\n  interface ModulePages {\n${pages}  }\n}\n`;
}

async function readSource(source: string): Promise<string> {
  if (!/^https?:/.test(source))
    return readFile(source, 'utf8').catch(() => {
      throw new PublishError(`${source} is missing`);
    });
  const response = await fetch(source, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new PublishError(`${source} does not answer: ${String(cause)}`);
  });
  if (!response.ok) throw new PublishError(`${source} answers ${response.status}`);
  return response.text();
}

/** Returns the modules of a registry (`modules.json`), or the one module of a manifest (`escale.module.json`). */
async function modulesOf(source: string): Promise<ModuleWithRoutes[]> {
  const text = await readSource(source);
  try {
    const parsed = JSON.parse(text) as { modules?: unknown };
    if (parsed.modules !== undefined) return parseRegistry(text).entries.map(({ live }) => live);
    return [moduleManifestSchema.validateSync(parsed, { strict: true })];
  } catch (error) {
    throw new PublishError(`${source}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export interface WriteTypesOptions {
  /** Manifests or registries, as files or addresses. */
  sources: readonly string[];
  outFile: string;
}

/** Writes the declaration of the named pages of all modules in `sources`. Throws a `PublishError`. */
export async function writeTypes({ sources, outFile }: WriteTypesOptions): Promise<void> {
  const modules = (await Promise.all(sources.map(modulesOf))).flat();
  await writeFile(outFile, pagesDeclaration(modules));
}
