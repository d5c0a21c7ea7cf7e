import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleManifestSchema, type ModuleManifest } from '@escale/contracts';
import { string } from 'yup';
import { PublishError } from './publish-error';

const versionSchema = string().matches(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?$/);

/** Reads a module's statement from a JSON file and checks it; `version` is the one of its package. */
export async function readManifestFile(file: string): Promise<{ manifest: ModuleManifest; version: string }> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PublishError(`${path.resolve(file)} is missing; build the module first`);
  });
  try {
    const parsed = JSON.parse(text) as { version?: unknown };
    return {
      manifest: moduleManifestSchema.validateSync(parsed, { strict: true, stripUnknown: false }),
      version: versionSchema.default('0.0.0').validateSync(parsed.version),
    };
  } catch (error) {
    throw new PublishError(
      `${path.resolve(file)}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The statement alone, without the fields that publishing adds. */
export function bareManifest(manifest: ModuleManifest): ModuleManifest {
  const { id, owner, label, hostApi, path: address, card, permissions, routes } = manifest;
  return { id, owner, label, hostApi, path: address, card, permissions, routes };
}
