import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Size in kB of each script of the small site, as published in brotli. */
const scriptSizes: Record<string, number> = {
  'main.js': 40,
  'react.js': 60,
  'forms.js': 15,
  'data-table.js': 20,
  'grid.js': 180,
  'menu.js': 5,
  'modules/auth/1.0.0-aaaaaaaa/entry.js': 6,
  'modules/auth/1.0.0-aaaaaaaa/module.js': 2,
  'modules/auth/1.0.0-aaaaaaaa/sign-in.js': 4,
};

const liveDescriptor = {
  id: 'auth',
  version: '1.0.0-aaaaaaaa',
  owner: { team: 'Équipe', contact: 'equipe@example.test' },
  label: 'Authentification',
  hostApi: '^1.0.0',
  path: '/login',
  card: null,
  permissions: [],
  routes: [{ path: '/login', access: 'anonymous' }],
  entry: '/modules/auth/1.0.0-aaaaaaaa/mf-manifest.json',
  files: { 'mf-manifest.json': 'sha384-abc=' },
};

const shellChunks = {
  entry: { files: ['main.js'], shared: ['react'] },
  imports: { 'shell/src/menu.tsx': { files: ['menu.js'], shared: ['react'] } },
  shared: {
    react: { files: ['react.js'], shared: [] },
    forms: { files: ['forms.js'], shared: ['react'] },
    'data-table': { files: ['data-table.js'], shared: ['react', 'grid'] },
    grid: { files: ['grid.js'], shared: ['react'] },
  },
  contents: {
    'react.js': { 'react/index.js': 1_000, 'react-dom/client.js': 199_000 },
    'grid.js': { 'ag-grid-community/dist/main.mjs': 780_000 },
  },
};

const authChunks = {
  entry: { files: ['entry.js'], shared: [] as string[] },
  imports: {
    'mf-auth/src/module.tsx': { files: ['module.js'], shared: ['react'] },
    'mf-auth/src/sign-in.tsx': { files: ['sign-in.js'], shared: ['react', 'forms'] },
  },
  shared: {},
  contents: { 'sign-in.js': { 'mf-auth/src/sign-in.tsx': 9_000 } },
};

/**
 * Writes a site with a shell and a sign-in module, and the chunk lists of both builds. The sign-in
 * page also consumes the packages in `consumed`. Returns the folders.
 */
export function writeTestSite(folder: string, consumed: readonly string[]) {
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  for (const [file, kB] of Object.entries(scriptSizes)) {
    write(`site/${file}`, 'larger than what is sent');
    write(`site/${file}.br`, Buffer.alloc(kB * 1_000));
  }
  write(
    'site/index.html',
    '<link rel="preload" as="script" href="/react.js"><script defer src="/main.js"></script>',
  );
  write(
    'site/modules.json',
    JSON.stringify({ schema: 1, modules: [{ live: liveDescriptor, previous: [] }] }),
  );
  const planted = structuredClone(authChunks);
  planted.imports['mf-auth/src/sign-in.tsx'].shared.push(...consumed);
  write('shell/.chunks.json', JSON.stringify(shellChunks));
  write('auth/.chunks.json', JSON.stringify(planted));
  write('auth/descriptor.json', JSON.stringify({ id: 'auth' }));
  return {
    site: path.join(folder, 'site'),
    dists: { shell: path.join(folder, 'shell'), 'mf-auth': path.join(folder, 'auth') },
  };
}
