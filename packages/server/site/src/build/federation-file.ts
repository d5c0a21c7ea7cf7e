import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FederationManifest } from '@escale/contracts';
import { array, mixed, object, string } from 'yup';
import { PublishError } from '../base/publish-error';

const namesSchema = () => array(string().required()).optional();
const assetsSchema = () =>
  object({ sync: namesSchema(), async: namesSchema() }).optional().default(undefined);

const manifestSchema = object({
  name: string(),
  metaData: object({
    globalName: string(),
    remoteEntry: object({ type: string(), name: string(), path: string() }).optional().default(undefined),
  })
    .optional()
    .default(undefined),
  exposes: array(
    object({
      path: string(),
      assets: object({ js: assetsSchema(), css: assetsSchema() }).optional().default(undefined),
    }),
  ),
  shared: array(mixed<object>((value): value is object => typeof value === 'object').required()),
});

interface SharedPackage {
  name?: unknown;
  requiredVersion?: unknown;
  singleton?: unknown;
}

/**
 * Reads a federation manifest; returns an empty one if there is no file. Throws a `PublishError` for a file that the platform could
 * not read later.
 */
export async function readFederationFile(
  file: string,
): Promise<FederationManifest & { shared?: SharedPackage[] }> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const manifest: unknown = JSON.parse(text);
    manifestSchema.validateSync(manifest, { strict: true });
    return manifest as FederationManifest & { shared?: SharedPackage[] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PublishError(`${path.resolve(file)}: ${reason}`);
  }
}

/** Returns the version ranges of the singletons that a federation manifest requests from its host; every bundler writes them. */
export async function sharedRanges(file: string): Promise<Record<string, string>> {
  const { shared = [] } = await readFederationFile(file);
  return Object.fromEntries(
    shared.flatMap(({ name, requiredVersion, singleton }) =>
      typeof name === 'string' && singleton === true && typeof requiredVersion === 'string'
        ? [[name, requiredVersion]]
        : [],
    ),
  );
}
