import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)test-[^/]*$/.test(file);
const isSource = (file: string) => /(?<!\.d)\.tsx?$/.test(file);

/** Returns the files below a folder that belong in a pack, as paths relative to that folder. */
async function filesToPack(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isTest(file));
}

/** Returns the import specifier of a neighbouring file with its extension, which Node and strict bundlers require. */
function specifierWithExtension(request: string, folder: string): string {
  const endings = ['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx', '/index.d.ts'];
  const ending = endings.find((candidate) => existsSync(path.join(folder, request + candidate)));
  return ending === undefined ? request : `${request}${ending.replace(/(?:\.d)?\.tsx?$/, '.js')}`;
}

/** Keeps each file separate, so that a bundler drops unused ones and an error names its place. */
const keepFiles: Plugin = {
  name: 'keep-files',
  setup(compile) {
    compile.onResolve({ filter: /.*/ }, ({ kind, path: request, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      return {
        path: request.startsWith('.') ? specifierWithExtension(request, resolveDir) : request,
        external: true,
      };
    });
  },
};

/** Compiles `from/src` into `to/src` file by file, and copies everything that is not TypeScript. */
export async function compileLibrary(from: string, to: string): Promise<void> {
  const source = path.join(from, 'src');
  const files = await filesToPack(source);
  await build({
    entryPoints: files.filter(isSource).map((file) => path.join(source, file)),
    outbase: source,
    outdir: path.join(to, 'src'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [keepFiles],
  });
  for (const file of files.filter((name) => !isSource(name))) await copy(source, file, path.join(to, 'src'));
}

/** Bundles configurations beside their sources, for a tool that imports them without tsx. */
export async function bundleConfigs(from: string, to: string, entries: readonly string[]): Promise<void> {
  await build({
    entryPoints: entries.map((entry) => path.join(from, entry)),
    outbase: from,
    outdir: to,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
}

/** Copies the declarations of `from`, adding extensions to import specifiers. */
export async function copyDeclarations(from: string, to: string): Promise<void> {
  for (const file of await filesToPack(from)) {
    const folder = path.dirname(path.join(from, file));
    const text = await readFile(path.join(from, file), 'utf8');
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(
      target,
      text.replace(
        /((?:from|import) ?\(?["'])(\.[^"']*)(["'])/g,
        (_, before: string, request: string, after: string) =>
          before + specifierWithExtension(request, folder) + after,
      ),
    );
  }
}

/** Copies the files of a folder that belong in a pack, except those below `testing`. */
export async function copySources(from: string, to: string): Promise<void> {
  for (const file of await filesToPack(from)) if (!file.startsWith('testing/')) await copy(from, file, to);
}

async function copy(from: string, file: string, to: string): Promise<void> {
  const target = path.join(to, file);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(path.join(from, file), target);
}
