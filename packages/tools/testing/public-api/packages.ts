import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package whose public API is used by modules. */
export interface ConsumedPackage {
  name: string;
  version: string;
  folder: string;
  /** Source files by import specifier: `.`, `./forms`. */
  entries: Record<string, string>;
}

/** The folders of the packages that modules build upon; changesets determine their versions. */
const packageFolders = [
  'contracts',
  'front/user-ui',
  'front/api-client',
  'front/auth',
  'front/design-system',
  'front/i18n',
  'front/module-kit',
  'front/realtime',
  'tools/testing',
];

type ExportTarget = string | { [condition: string]: ExportTarget };

const targetsIn = (target: ExportTarget): string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(targetsIn);

/** Reads the packages below `root`, with the entry points that their `exports` name in TypeScript. */
export function consumedPackages(root: string): ConsumedPackage[] {
  return packageFolders
    .map((folder) => path.join(root, 'packages', folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => {
      const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
      const { name, version, exports } = JSON.parse(text) as {
        name: string;
        version: string;
        exports: Record<string, ExportTarget>;
      };
      const entries = Object.entries(exports).flatMap(([entry, target]) => {
        const source = targetsIn(target).find((file) => /(?<!\.d)\.tsx?$/.test(file));
        return source === undefined ? [] : [[entry, path.join(folder, source)]];
      });
      return { name, version, folder, entries: Object.fromEntries(entries) as Record<string, string> };
    });
}
