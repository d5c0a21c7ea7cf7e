import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleManifestSchema, type ModuleManifest } from '@escale/contracts';

/** Reads and validates `escale.module.json` in a module's folder. Throws an error that names the file and the reason. */
export function readModuleManifest(appDir: string): ModuleManifest {
  const file = path.join(appDir, 'escale.module.json');
  try {
    return moduleManifestSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')), { strict: true });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Returns the version in a module's package.json. */
export function readPackageVersion(appDir: string): string {
  return (JSON.parse(readFileSync(path.join(appDir, 'package.json'), 'utf8')) as { version: string }).version;
}
