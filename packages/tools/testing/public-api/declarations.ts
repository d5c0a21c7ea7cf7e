import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { consumedPackages, type ConsumedPackage } from './packages';

const pathsOf = (packages: readonly ConsumedPackage[]) =>
  Object.fromEntries(
    packages.flatMap(({ name, entries }) =>
      Object.entries(entries).map(([entry, source]) => [path.posix.join(name, entry), [source]]),
    ),
  );

/**
 * Writes the declarations of the packages' entry points, and of the files that these import, into `outDir`. Returns a function from
 * a source file to its declaration file. Another gate checks whether the sources compile.
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
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'jest'],
        typeRoots: [
          path.join(root, 'node_modules/@types'),
          path.join(root, 'packages/tools/testing/node_modules/@types'),
        ],
        noEmit: false,
        noCheck: true,
        incremental: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: root,
        // Resolves the packages by path. Through node_modules, a package would count as
        // third-party, and the compiler would not write its declarations.
        paths: pathsOf(consumedPackages(root)),
        outDir,
      },
      files: sources,
      include: ['*/*/src/**', '*/*/build'].map((folder) => path.join(root, 'packages', folder, '*.d.ts')),
    }),
  );
  const compiler = path.join(root, 'node_modules/typescript-7/bin/tsc');
  // Every error is fatal, since after an error the compiler skips the declarations that it has not
  // written yet.
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the declarations of the packages cannot be written:\n${stdout}`);
  return (source) => path.join(outDir, path.relative(root, source).replace(/\.tsx?$/, '.d.ts'));
}
