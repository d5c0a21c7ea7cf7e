// @ts-check
const apps = '^(shell|mf-[^/]+|mock-api)/';
const testCode =
  '(\\.test\\.[^/]+$|/test-[^/]+$|^mf-[^/]+/src/mocks\\.ts$|^packages/(tools/(testing|postgres-for-tests)|tests)/)';
const browserSources = '^(shell/src|mf-[^/]+/src|packages/(contracts|front/[^/]+)/src)/';

/**
 * Returns a rule: of the other packages, the package in `folder` imports only those in `allowed`.
 * @param {string} name @param {string} folder @param {string[]} allowed
 */
const allowOnly = (name, folder, allowed) => ({
  name,
  severity: 'error',
  comment: `${folder} imports of the other packages: ${allowed.join(', ') || 'nothing'} (docs/architecture.md)`,
  from: { path: `^${folder}/`, pathNot: testCode },
  to: {
    path: `${apps}|^packages/`,
    pathNot: [folder, ...allowed.map((other) => `packages/${other}`)].map(
      (allowedFolder) => `^${allowedFolder}/`,
    ),
  },
});

/** The layers of mock-api, lowest first; every other folder is a feature on top of them. */
const serverLayers = [
  'messages',
  'data-folder',
  'security',
  'db',
  'rights',
  'limits',
  'http',
  'audit',
  'mail',
  'accounts',
  'realtime',
];
const serverLayerFiles = `^mock-api/src/(${serverLayers.join('|')})/`;

/**
 * The layers of a source tree, lowest first: a folder imports the layers below it, never those above or beside it, nor the files
 * of the tree's root. @type {[name: string, tree: string, layers: string[]][]}
 */
const sourceTrees = [
  ['shell', 'shell/src', ['lib', 'telemetry', 'modules|features', 'app', 'startup']],
  ['shell-app', 'shell/src/app', ['outlet', 'pages', 'frame']],
  [
    'shell-modules',
    'shell/src/modules',
    ['registry', 'errors', 'compatibility', 'integrity', 'loading', 'status', 'recovery'],
  ],
  ['mf-auth', 'mf-auth/src', ['messages', 'failures|frame|session', 'features', 'app']],
  ['mf-users', 'mf-users/src', ['messages', 'api', 'shared', 'features', 'app']],
  [
    'site',
    'packages/server/site/src',
    [
      'base',
      'store',
      'build|registry',
      'live-shell',
      'check|page',
      'change',
      'modules|shell|tokens',
      'testing',
    ],
  ],
  ['design-system', 'packages/front/design-system/src', ['core', 'entries']],
];

const testFiles = '(\\.test\\.[^/]+$|/test-[^/]+$)';

/** @param {[string, string, string[]]} sourceTree */
const layerRules = ([name, tree, layers]) =>
  layers.map((layer, index) => ({
    name: `${name}-${layer.split('|')[0]}-layer`,
    severity: 'error',
    comment: `${tree}: lowest first ${layers.join(', ')}`,
    from: { path: `^${tree}/(${layer})/`, pathNot: testFiles },
    to: {
      path: `^${tree}/((${layers.slice(index).join('|')})/|[^/]+$)`,
      pathNot: [`^${tree}/$1/`, testFiles],
    },
  }));

/** @param {[string, string, string[]]} sourceTree */
const everyFolderHasALayer = ([name, tree, layers]) => ({
  name: `${name}-folders-have-a-layer`,
  severity: 'error',
  comment: `A new folder of ${tree} gets its layer in sourceTrees`,
  from: { path: `^${tree}/(?!(${layers.join('|')})/)[^/]+/` },
  to: {},
});

/**
 * The import rules of docs/architecture.md, as patterns: they apply to a new remote or feature at once.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-remote-from-remote',
      severity: 'error',
      comment: 'A remote imports packages, never another remote',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-', pathNot: '^$1/' },
    },
    {
      name: 'no-shell-from-outside',
      severity: 'error',
      comment: 'Nothing imports the shell',
      from: { pathNot: '^shell/' },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-names-remotes-in-modules',
      severity: 'error',
      comment: 'The shell names a remote only in shell/src/modules/',
      from: { path: '^shell/', pathNot: '^shell/src/modules/' },
      to: { path: '^mf-' },
    },
    {
      name: 'no-app-from-package',
      severity: 'error',
      comment: 'Packages know no app',
      from: { path: '^packages/' },
      to: { path: apps },
    },
    {
      name: 'no-server-from-outside',
      severity: 'error',
      comment: 'Others speak with mock-api over HTTP',
      from: { pathNot: '^mock-api/' },
      to: { path: '^mock-api/' },
    },
    allowOnly('contracts-is-a-leaf', 'packages/contracts', []),
    allowOnly('i18n-knows-contracts-only', 'packages/front/i18n', ['contracts']),
    allowOnly('design-system-has-no-data', 'packages/front/design-system', ['contracts', 'front/i18n']),
    allowOnly('gallery-shows-the-design-system', 'packages/tools/gallery', [
      'front/design-system',
      'front/i18n',
    ]),
    allowOnly('api-client-has-no-looks', 'packages/front/api-client', ['contracts', 'front/i18n']),
    allowOnly('auth-has-no-looks', 'packages/front/auth', ['front/api-client', 'contracts', 'front/i18n']),
    allowOnly('user-ui-is-small', 'packages/front/user-ui', [
      'front/api-client',
      'front/auth',
      'contracts',
      'front/design-system',
      'front/i18n',
    ]),
    allowOnly('realtime-has-no-looks', 'packages/front/realtime', [
      'front/api-client',
      'front/auth',
      'contracts',
      'front/i18n',
    ]),
    allowOnly('mock-api-knows-contracts-and-i18n', 'mock-api', [
      'contracts',
      'server/data-folder',
      'front/i18n',
      'server/core',
    ]),
    {
      name: 'mock-api-runs-without-react',
      severity: 'error',
      comment: 'mock-api takes of i18n what makes texts: plurals, numbers, dates, labels, devices',
      from: { path: '^mock-api/' },
      to: {
        path: '^packages/front/i18n/',
        pathNot: '^packages/front/i18n/src/(dates|device|text-tools|vocabularies)\\.ts$',
      },
    },
    allowOnly('core-is-a-leaf', 'packages/server/core', []),
    allowOnly('module-token-is-a-leaf', 'packages/server/module-token', []),
    allowOnly('data-folder-is-a-leaf', 'packages/server/data-folder', []),
    allowOnly('gateway-knows-contracts-only', 'packages/server/gateway', ['contracts', 'server/core']),
    allowOnly('site-knows-contracts-and-data-folder', 'packages/server/site', [
      'contracts',
      'server/data-folder',
    ]),
    allowOnly('backup-knows-site-and-data-folder', 'packages/server/backup', [
      'server/data-folder',
      'server/site',
    ]),
    allowOnly('cli-is-a-command-line', 'packages/tools/cli', [
      'tools/conformance',
      'contracts',
      'server/backup',
      'server/core',
      'server/site',
    ]),
    allowOnly('conformance-knows-contracts-only', 'packages/tools/conformance', ['contracts']),
    allowOnly('docs-site-knows-contracts-only', 'packages/tools/docs-site', ['contracts']),
    allowOnly('publisher-serves-the-site', 'packages/server/publisher', [
      'contracts',
      'server/core',
      'server/site',
    ]),
    ...serverLayers.slice(0, -1).map((layer, index) => ({
      name: `mock-api-${layer}-layer`,
      severity: 'error',
      comment: `mock-api/src/${layer} imports the layers below it only (docs/architecture/back-end.md)`,
      from: { path: `^mock-api/src/${layer}/`, pathNot: testCode },
      to: { path: `^mock-api/src/(${serverLayers.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'mock-api-features-on-top',
      severity: 'error',
      comment:
        'A feature of mock-api is imported by no other folder; src/routes.ts and src/server.ts join them',
      from: { path: '^mock-api/src/([^/]+)/', pathNot: testCode },
      to: { path: '^mock-api/src/[^/]+/', pathNot: ['^mock-api/src/$1/', serverLayerFiles] },
    },
    {
      name: 'mock-api-without-services',
      severity: 'error',
      comment: 'The layers below http take what they need, not all services',
      from: { path: '^mock-api/src/(security|db|rights|limits|mail)/', pathNot: testCode },
      to: { path: '^mock-api/src/services\\.ts$' },
    },
    {
      name: 'e2e-knows-contracts-and-cli-only',
      severity: 'error',
      comment:
        'Browser tests drive the production build, the command line and servers as processes, not the sources of pages or servers',
      from: { path: '^packages/tests/' },
      to: {
        path: `${apps}|^packages/`,
        pathNot:
          '^packages/(tests/|contracts/|tools/postgres-for-tests/|server/(core/src/testing/|site/src/index\\.ts$)|tools/cli/src/index\\.ts$)',
      },
    },
    {
      name: 'no-testing-from-sources',
      severity: 'error',
      comment:
        'Only tests import packages/tools/testing, packages/tools/postgres-for-tests and packages/tests',
      from: { pathNot: [testCode, '^packages/contracts/src/testing/'] },
      to: { path: '^packages/(tools/(testing|postgres-for-tests)|tests|contracts/src/testing)/' },
    },
    {
      name: 'no-tools-from-the-product',
      severity: 'error',
      comment: 'What runs in a page or a server imports nothing of packages/tools',
      from: {
        path: '^((shell|mf-[^/]+|mock-api)/src|packages/(contracts|front|server))/',
        pathNot: testCode,
      },
      to: { path: '^packages/tools/' },
    },
    {
      name: 'run-time-without-build',
      severity: 'error',
      comment: 'What a module imports at run time knows nothing of what builds it (docs/decisions/0019)',
      from: { path: '^packages/front/module-kit/src/', pathNot: testCode },
      to: { path: '^packages/front/module-kit/(?!src/)' },
    },
    {
      name: 'no-test-from-sources',
      severity: 'error',
      comment: 'What only tests need stays out of the product',
      from: { pathNot: testCode },
      to: { path: '(\\.test\\.[^/]+|/test-[^/]+)$', pathNot: 'node_modules' },
    },
    {
      name: 'no-feature-from-feature',
      severity: 'error',
      comment: 'Features of one app meet in src/app/',
      from: { path: '^(.+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    ...sourceTrees.flatMap(layerRules),
    ...sourceTrees.map(everyFolderHasALayer),
    {
      name: 'no-app-folder-from-below',
      severity: 'error',
      comment: 'src/app/ joins features; they do not know it',
      from: { path: '^(.+)/src/(features|messages)/' },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'no-relative-import-across-packages',
      severity: 'error',
      comment: 'Other packages are imported by name',
      from: { path: '^(shell|mf-[^/]+|mock-api|packages/contracts|packages/[^/]+/[^/]+)/' },
      to: {
        path: `${apps}|^packages/`,
        // Exempts a file that the start scripts need before any package is installed.
        pathNot: ['^$1/', '^packages/server/core/src/build-info\\.mjs$'],
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'no-deep-import',
      severity: 'error',
      comment: 'A package is what its exports name',
      from: { path: '^(shell|mf-[^/]+|mock-api|packages/contracts|packages/[^/]+/[^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^$1/',
          '^packages/server/core/src/build-info\\.mjs$',
          '^packages/contracts/src/index\\.ts$',
          '^packages/contracts/src/[^/]+/index\\.ts$',
          '^packages/[^/]+/[^/]+/src/index\\.ts$',
          '^packages/[^/]+/[^/]+/src/[^/]+/index\\.ts$',
          '^packages/front/design-system/src/(core|entries)/[^/]+/index\\.ts$',
          '^packages/front/user-ui/src/audit/words/(ar|en)\\.ts$',
          '^packages/contracts/src/lib/(ascii-digits|fold-text)\\.ts$',
          '^packages/front/design-system/src/entries/forms/core\\.ts$',
          '^packages/front/i18n/src/(dates|device|text-tools|vocabularies)\\.ts$',
          '^packages/front/module-kit/build/(webpack\\.ts|jest-node-environment\\.cjs)$',
          '^packages/tools/testing/src/(mocks|read-aloud)\\.ts$',
        ],
      },
    },
    {
      name: 'no-node-in-browser',
      severity: 'error',
      comment: 'Browsers have no Node modules',
      from: { path: browserSources, pathNot: testCode },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycle', severity: 'error', comment: 'No import cycles', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'Every import leads somewhere, by the exports of the package that it names',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var|\\.cache|test-results)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
