import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typeScriptFiles = ['**/*.{ts,tsx}'];
const scriptFiles = ['**/*.{js,mjs,cjs}'];
const testFiles = [
  '**/*.test.{ts,tsx,mjs}',
  '**/test-*.{ts,tsx,mjs}',
  'packages/tools/testing/**',
  'packages/tests/**',
];
const browserFiles = [
  'shell/src/**',
  'mf-*/src/**',
  'packages/front/{user-ui,api-client,auth,design-system,i18n,realtime}/src/**',
  'packages/{contracts,front/module-kit}/src/**',
];

/** Libraries that only their wrapper may import: import patterns, folders of the wrapper, and what all other code uses instead. */
const wrappedPackages = [
  {
    group: ['@chakra-ui/*', '@ark-ui/*', '@emotion/*', '@zag-js/*', 'ag-grid-*'],
    owners: ['packages/front/design-system'],
    message: "Use a component of '@escale/design-system'.",
  },
  {
    group: ['react-toastify', 'react-toastify/*'],
    owners: ['packages/front/design-system'],
    message: "Use notify of '@escale/design-system'.",
  },
  {
    group: ['react-hook-form', '@hookform/*'],
    owners: ['packages/front/design-system'],
    message: "Use useSchemaForm and the fields of '@escale/design-system/forms'.",
  },
  {
    group: ['axios', 'axios/*'],
    owners: ['packages/front/api-client'],
    message: "Use getJson, postJson or apiClient of '@escale/api-client'.",
  },
  {
    group: ['@reduxjs/toolkit', 'react-redux'],
    owners: ['packages/front/auth', 'packages/front/realtime', 'packages/front/design-system'],
    message: "Use the hooks of '@escale/auth'.",
  },
  {
    group: ['socket.io-client', 'engine.io-client'],
    owners: [
      'packages/front/realtime',
      'mock-api',
      'packages/tests',
      'packages/server/gateway',
      'packages/tools/conformance',
    ],
    message: "Use '@escale/realtime'.",
  },
  {
    group: ['@sentry/*'],
    owners: ['shell'],
    message: 'Throw, or call reportError: the shell attributes and sends it.',
  },
  {
    group: ['@module-federation/*'],
    owners: [
      'shell/src/modules',
      'shell/src/startup',
      'packages/front/module-kit',
      'packages/tests/e2e/foreign-remotes',
    ],
    message: "Use the presets of '@escale/module-kit'.",
  },
  {
    group: ['react-router-dom'],
    importNames: ['useNavigate'],
    // A sign-in over a page unmounts itself before it opens the home page; by then `usePageNavigate` does nothing.
    owners: ['packages/front/design-system', 'mf-auth/src/session'],
    message: "Use usePageNavigate of '@escale/design-system': an answer that comes late moves nobody.",
  },
  {
    group: ['msw', 'msw/*', '@testing-library/*'],
    owners: [
      'packages/tools/testing',
      'packages/front/design-system',
      'packages/front/api-client',
      'packages/front/auth',
      'packages/front/realtime',
      'packages/front/i18n',
    ],
    message: "Use what '@escale/testing' exports.",
  },
];

const withoutOwners = ({ owners: _, ...rest }) => rest;
const filesUnder = (folder) => [`${folder}/**/*.{ts,tsx,js,mjs,cjs}`, `${folder}/*.{ts,tsx,js,mjs,cjs}`];

/** A later block replaces an earlier one: the block of an owner has all bans except its own, and nested folders come last. */
const wrapperBans = [
  { rules: { 'no-restricted-imports': ['error', { patterns: wrappedPackages.map(withoutOwners) }] } },
  ...[...new Set(wrappedPackages.flatMap(({ owners }) => owners))]
    .sort((one, other) => one.length - other.length)
    .map((folder) => ({
      files: filesUnder(folder),
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: wrappedPackages
              .filter(({ owners }) => !owners.some((owner) => `${folder}/`.startsWith(`${owner}/`)))
              .map(withoutOwners),
          },
        ],
      },
    })),
];

const textMessage = 'Texts belong in the typed catalogues, in messages/.';
const shownAttributes =
  'alt|aria-description|aria-label|aria-roledescription|aria-valuetext|caption|data-tooltip|description|detail|heading|hint|label|message|placeholder|subtitle|text|title|tooltip';
const jsxElements = 'JSXElement, JSXFragment';
const choiceExpressions = 'ConditionalExpression, LogicalExpression';
const anyLetter = String.raw`/\p{L}/u`;
const textShapes = [
  `Literal[value=${anyLetter}]`,
  `TemplateLiteral > TemplateElement[value.raw=${anyLetter}]`,
  `:matches(${choiceExpressions}) > Literal.right[value=${anyLetter}]`,
  `:matches(${choiceExpressions}) > Literal:matches(.consequent, .alternate)[value=${anyLetter}]`,
];

const syntaxEverywhere = [
  { selector: 'ExportAllDeclaration', message: 'Name what the package exports, one by one.' },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Render elements; text from outside never becomes HTML.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Render elements; text from outside never becomes HTML.',
  },
];

const serverTimeNames = '/^(exp|iat|expiresAt|createdAt|updatedAt|lastLoginAt|lastSeenAt)$/';
const browserClockCall = "CallExpression[callee.object.name='Date'][callee.property.name='now']";

const syntaxInSources = [
  {
    selector: `BinaryExpression:has(${browserClockCall}):has(:matches(MemberExpression > Identifier.property, Identifier)[name=${serverTimeNames}])`,
    message:
      'A moment of the server says nothing to the clock of the browser: count from when its answer came.',
  },
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'Export by name.',
  },
  {
    selector: "JSXOpeningElement[name.name=/^(?!iframe$)[a-z]/] > JSXAttribute[name.name='title']",
    message: "Say it in data-tooltip: no key and no finger reaches a browser's own tooltip.",
  },
  { selector: `JSXText[value=${anyLetter}]`, message: textMessage },
  ...textShapes.flatMap((shape) => [
    { selector: `:matches(${jsxElements}) > JSXExpressionContainer > ${shape}`, message: textMessage },
    {
      selector: `JSXAttribute[name.name=/^(${shownAttributes})$/] > JSXExpressionContainer > ${shape}`,
      message: textMessage,
    },
  ]),
  {
    selector: `JSXAttribute[name.name=/^(${shownAttributes})$/] > Literal[value=${anyLetter}]`,
    message: textMessage,
  },
];

/** By default, TanStack Query pauses a call while the browser reports that it is offline, and sends it later. */
const networkMode = {
  selector: "NewExpression[callee.name='QueryClient'], Property[key.name='networkMode']",
  message: "Use createQueryClient of '@escale/api-client': without a network its calls fail at once.",
};

const sidedMessage = 'Name start and end, not left and right: Arabic is written from right to left.';
const sidedName =
  '/^((margin|padding|inset|scrollMargin|scrollPadding|border|rounded)(Top|Bottom)?(Left|Right)|[mp][lr]$|border[LR]$)/';
const sidedValue = '/^(textAlign|float|clear|placement|justify\\w+)$/';
const cssLength = String.raw`/^["']?(-?[.\d]|auto|calc|clamp|min|max|var|\{)/`;
const sidedCss = String.raw`/(margin|padding|border|inset)(-\w+)*-(left|right)|(^|[\s;{"'])(left|right)\s*:\s*(-?[.\d]|auto|calc|var)|(text-align|float|clear)\s*:\s*(left|right)/`;

/** Styles for a fixed side, left or right, which stay there when the page is mirrored. */
const sidedStyles = [
  `Property[key.name=${sidedName}]`,
  `JSXAttribute[name.name=${sidedName}]`,
  `Property[key.name=/^(left|right)$/] > Literal.value[raw=${cssLength}]`,
  `Property[key.name=/^(left|right)$/] > TemplateLiteral`,
  `JSXAttribute[name.name=/^(left|right)$/] > Literal[raw=${cssLength}]`,
  `Property[key.name=${sidedValue}]:not(Property[key.name='_rtl'] *, Property[key.value=/dir=rtl/] *) Literal[value=/^(left|right)/]`,
  `JSXAttribute[name.name=${sidedValue}] Literal[value=/^(left|right)/]`,
  `Literal[value=${sidedCss}]`,
  `TemplateElement[value.raw=${sidedCss}]`,
].map((selector) => ({ selector, message: sidedMessage }));

const stateMessage =
  'Let an object own it that main.tsx makes and hands down (createModuleLoader, createErrorReporter).';
const atTopLevel = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration';

/** Mutable state at module level, which a test cannot replace. */
const moduleState = [
  { selector: `${atTopLevel}[kind="let"]`, message: stateMessage },
  {
    selector: `${atTopLevel} > VariableDeclarator > NewExpression[callee.name=/^(Array|Map|Set|WeakMap|WeakSet)$/]`,
    message: stateMessage,
  },
  {
    selector: `${atTopLevel} > VariableDeclarator[id.typeAnnotation.typeAnnotation.operator!="readonly"] > ArrayExpression`,
    message: `${stateMessage} A constant list is declared readonly.`,
  },
  {
    selector: `${atTopLevel} > VariableDeclarator > ObjectExpression[properties.length=0]`,
    message: stateMessage,
  },
];

const webStorage = ['localStorage', 'sessionStorage'];
const storageMessage =
  "Web Storage may be refused or full: use localStore or tabStore of '@escale/i18n', which never throw.";

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'var/**',
      '.cache/**',
      'packages/tools/testing/gates/planted/**',
      // The modules of the guides find their packages only in the folders into which the guides copy them.
      'docs/examples/modules/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,js,mjs,cjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{shell,mf-*,packages,mock-api}/**/': 'KEBAB_CASE' },
      ],
      'max-lines': ['error', 400],
      'no-alert': 'error',
      'no-restricted-syntax': ['error', ...syntaxEverywhere],
      // ESLint ignores disable comments (`noInlineConfig`), but oxlint obeys them.
      'no-warning-comments': ['error', { terms: ['eslint-disable', 'oxlint-disable'], location: 'anywhere' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: scriptFiles,
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: ['packages/front/design-system/src/**/*.js', 'shell/src/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: typeScriptFiles,
    // The rules that need types are in .oxlintrc.json, as are those of React.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    files: browserFiles,
    extends: [query.configs['flat/recommended-strict']],
    rules: {
      // This rule needs types. It can be off, since a query function that returns nothing fails every test that runs it.
      '@tanstack/query/no-void-query-fn': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-globals': ['error', ...webStorage.map((name) => ({ name, message: storageMessage }))],
      'no-restricted-properties': [
        'error',
        ...webStorage.map((property) => ({ property, message: storageMessage })),
      ],
    },
  },
  {
    // These scripts run before any module can be imported.
    files: [
      'shell/src/startup/boot.js',
      'packages/front/design-system/src/core/appearance/appearance-boot.js',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  // The specification requires the browser's own confirmation (§5 'Confirmations').
  {
    files: ['packages/front/user-ui/src/sessions/use-force-logout.ts'],
    rules: { 'no-alert': 'off' },
  },
  wrapperBans,
  {
    files: ['{shell,mf-*,mock-api}/src/**/*.{ts,tsx}', 'packages/**/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...syntaxEverywhere, ...syntaxInSources, ...sidedStyles, networkMode],
    },
  },
  {
    files: ['packages/front/api-client/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxEverywhere, ...syntaxInSources] },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...syntaxEverywhere,
        ...syntaxInSources,
        ...sidedStyles,
        ...moduleState,
        networkMode,
      ],
    },
  },
  // VitePress requires a folder of this name.
  {
    files: ['packages/tools/docs-site/.vitepress/**'],
    rules: { 'check-file/folder-naming-convention': 'off' },
  },
  // A tool requires these default exports.
  {
    files: ['**/*.d.ts', '**/*.config.ts', 'shell/src/startup/federation-plugin.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntaxEverywhere, ...moduleState] },
  },
  {
    files: testFiles,
    languageOptions: { globals: globals.jest },
    rules: {
      'no-restricted-syntax': ['error', ...syntaxEverywhere],
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: testFiles.map((pattern) =>
      pattern.replace('{ts,tsx,mjs}', '{ts,tsx}').replace(/\*\*$/, '**/*.{ts,tsx}'),
    ),
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['packages/front/module-kit/src/links/index.ts'],
    rules: {
      // Modules extend this interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^ModulePages$' }],
    },
  },
);
