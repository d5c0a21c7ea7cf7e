import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const packageNames = [
  'contracts',
  'front/user-ui',
  'front/api-client',
  'front/auth',
  'front/design-system',
  'front/i18n',
  'front/module-kit',
  'front/realtime',
  'server/gateway',
  'tests/e2e',
  'tools/cli',
  'tools/testing',
];

/** Creates a small workspace in a temporary folder: each package has an index, importable by name; `files` are added. */
export function plantTree(files: Record<string, string>): { root: string; remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'escale-planted-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write(
    'tsconfig.base.json',
    JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'Bundler' } }),
  );
  write('shell/src/main.ts', 'export {};\n');
  write('mf-users/src/module.ts', 'export {};\n');
  write('mock-api/src/main.ts', 'export {};\n');
  mkdirSync(path.join(root, 'node_modules/@escale'), { recursive: true });
  for (const folder of packageNames) {
    const name = path.basename(folder);
    write(
      `packages/${folder}/package.json`,
      JSON.stringify({ name: `@escale/${name}`, version: '1.0.0', exports: { '.': './src/index.ts' } }),
    );
    write(`packages/${folder}/src/index.ts`, 'export {};\n');
    write(`packages/${folder}/src/inside.ts`, 'export {};\n');
    symlinkSync(`../../packages/${folder}`, path.join(root, 'node_modules/@escale', name));
  }
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
