import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleManifestSchema, shellId, type ModuleImports, type ModuleManifest } from '@escale/contracts';
import { parseJson } from '@escale/contracts/json';
import { array, lazy, object, string } from 'yup';
import { PublishError } from '../base/publish-error';

const versionSchema = string().matches(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?$/);

const importsSchema = lazy((value: unknown) =>
  object(
    Object.fromEntries(
      Object.keys(value as object).map((name) => [name, array(string().required()).required()]),
    ),
  ),
);

const rangesSchema = lazy((value: unknown) =>
  object(Object.fromEntries(Object.keys(value as object).map((name) => [name, string().required()]))),
);

/**
 * Maximum size of a descriptor. Most of it goes into the registry, which every browser downloads.
 * The product's modules need five kilobytes.
 */
const maxDescriptorBytes = 64 * 1024;

export interface PackagedManifest {
  manifest: ModuleManifest;
  /** Version of the module's package. */
  version: string;
  /** Ranges of the shared packages that the build expects from the shell. */
  requires: Record<string, string>;
  /** The names that the build imports from the shared packages; empty if the build tools do not report them. */
  imports: ModuleImports;
}

/** Reads and validates a module's manifest file. Throws a `PublishError` that names the file. */
export async function readManifestFile(file: string): Promise<PackagedManifest> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PublishError(`${path.resolve(file)} is missing; build the module first`);
  });
  try {
    const bytes = Buffer.byteLength(text);
    if (bytes > maxDescriptorBytes)
      throw new Error(`it has ${bytes} bytes; a descriptor has at most ${maxDescriptorBytes}`);
    const parsed = parseJson(text) as {
      version?: unknown;
      requires?: unknown;
      imports?: unknown;
    };
    const manifest = moduleManifestSchema.validateSync(parsed, { strict: true, stripUnknown: false });
    if (manifest.id === shellId) throw new Error(`the id ${shellId} is the platform's own`);
    return {
      manifest,
      version: versionSchema.default('0.0.0').validateSync(parsed.version),
      requires: rangesSchema.validateSync(parsed.requires ?? {}, { strict: true }),
      imports: importsSchema.validateSync(parsed.imports ?? {}, { strict: true }),
    };
  } catch (error) {
    throw new PublishError(
      `${path.resolve(file)}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Returns the manifest without the fields that publishing adds. */
export function bareManifest(manifest: ModuleManifest): ModuleManifest {
  const { id, owner, label, hostApi, path: address, card, permissions, permissionLabels } = manifest;
  const { roleDefaults, routes, actions, contributions, topics, translations, backend } = manifest;
  return {
    id,
    owner,
    label,
    hostApi,
    path: address,
    card,
    permissions,
    permissionLabels,
    roleDefaults,
    routes,
    actions,
    contributions,
    topics,
    translations,
    backend,
  };
}
