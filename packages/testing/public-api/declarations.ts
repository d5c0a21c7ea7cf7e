import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsumedPackage } from './packages';

/**
 * Writes the declarations of the packages' entry points, and of what these import, into `outDir`; returns the path of an
 * entry's. Whether the sources compile is the matter of another gate: only a missing entry is an error here.
 */
export function emitDeclarations(
  root: string,
  packages: readonly ConsumedPackage[],
  outDir: string,
): (source: string) => string {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const config = path.join(outDir, 'tsconfig.json');
  const sources = packages.flatMap(({ entries }) => Object.values(entries));
  const ambient = ['packages/module-kit/src/style-sheets.d.ts', 'packages/module-kit/build/subset-font.d.ts'];
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'jest'],
        typeRoots: [
          path.join(root, 'node_modules/@types'),
          path.join(root, 'packages/testing/node_modules/@types'),
        ],
        noEmit: false,
        noCheck: true,
        incremental: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: root,
        outDir,
      },
      files: [...sources, ...ambient.map((file) => path.join(root, file)).filter((file) => existsSync(file))],
    }),
  );
  const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--checkers', '1'], {
    encoding: 'utf8',
  });
  const declarationOf = (source: string) =>
    path.join(outDir, path.relative(root, source).replace(/\.tsx?$/, '.d.ts'));
  const missing = sources.filter((source) => !existsSync(declarationOf(source)));
  if (missing.length > 0) throw new Error(`no declarations of ${missing.join(', ')}\n${stdout}`);
  return declarationOf;
}
