import { packManifest } from './pack-manifest';

const versions = new Map([
  ['@escale/i18n', '1.4.2'],
  ['@escale/testing', '1.0.0'],
]);

const workspaceManifest = {
  name: '@escale/yard',
  version: '2.1.0',
  private: true,
  sideEffects: false,
  exports: {
    '.': './src/index.ts',
    './page': './src/page/index.tsx',
    './boot.js': './src/boot.js',
    './options': './build/options.ts',
    './assets': './src/assets.d.ts',
  },
  dependencies: { '@escale/i18n': 'workspace:*', react: '19.3.1', 'ag-grid-react': '36.2.0' },
  devDependencies: { '@escale/testing': 'workspace:*', jest: '30.5.2' },
};

it('declares other packs and shared packages as peers with ranges, and the rest with the tested version', () => {
  expect(packManifest(workspaceManifest, 'library', versions)).toMatchObject({
    version: '2.1.0',
    dependencies: { 'ag-grid-react': '36.2.0' },
    peerDependencies: { '@escale/i18n': '^1.4.2', react: '^19.0.0' },
  });
});

it('contains nothing of the workspace, and can be published', () => {
  const text = JSON.stringify(packManifest(workspaceManifest, 'library', versions));
  expect(text).not.toMatch(/workspace:|private|devDependencies|@escale\/testing/);
});

it('exports of a library lead to JavaScript with its types', () => {
  expect(packManifest(workspaceManifest, 'both', versions).exports).toEqual({
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './page': { types: './src/page/index.d.ts', default: './src/page/index.js' },
    './boot.js': './src/boot.js',
    './options': './build/options.js',
    './assets': { types: './src/assets.d.ts' },
    './package.json': './package.json',
  });
});

it('the package that builds pages contains the supported browsers', () => {
  const browserslist = ['chrome >= 120'];
  expect(packManifest(workspaceManifest, 'both', versions, browserslist)).toMatchObject({ browserslist });
  expect(packManifest(workspaceManifest, 'tool', versions, browserslist)).not.toHaveProperty('browserslist');
});

it('the command `escale` lists the versions of all packs', () => {
  const cli = { name: '@escale/cli', version: '1.1.0' };
  expect(packManifest(cli, 'tool', versions)).toMatchObject({ packs: Object.fromEntries(versions) });
});

it('exports of a tool lead to its sources', () => {
  const tool = { name: '@escale/tool', version: '1.0.0', exports: { '.': './src/index.ts' } };
  expect(packManifest(tool, 'tool', versions).exports).toMatchObject({ '.': './src/index.ts' });
});
