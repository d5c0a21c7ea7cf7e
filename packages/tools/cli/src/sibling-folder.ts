import { existsSync } from 'node:fs';
import path from 'node:path';

const scopeFolder = path.resolve(import.meta.dirname, '../..');

/**
 * Returns the folder of another package of the platform: in this checkout, or installed beside this
 * package.
 */
export function siblingFolder(name: string): string {
  const groups = ['.', '../front', '../server', '..'].map((group) => path.join(scopeFolder, group, name));
  return (
    groups.find((folder) => existsSync(path.join(folder, 'package.json'))) ?? path.join(scopeFolder, name)
  );
}
