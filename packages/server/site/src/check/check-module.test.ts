import { createScratch } from '../testing/scratch';
import { checkModule, checkReport } from './check-module';

const scratch = createScratch();
afterAll(() => scratch.remove());

const scriptFile = 'chunks/page.0123456789ab.chunk.js';
const styleFile = 'page.0123456789ab.css';
const ownClass = '.escale_yard_1a2b3c4d-Xyz12-row';

async function brokenRules(files: Record<string, string>, overrides: Record<string, unknown> = {}) {
  const build = await scratch.moduleBuild('yard', 'code', overrides, files);
  return (await checkModule(build)).flatMap(({ rule, problems }) => (problems.length > 0 ? [rule] : []));
}

/** Returns a build with many files, each of which the public registry would name. */
const manyFiles = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `icons/${'i'.repeat(100)}${index}.0123456789ab.svg`,
      '<svg/>',
    ]),
  );

const permissionNamed = (name: string) => ({
  permissions: ['read', name],
  permissionLabels: { [name]: { fr: 'Tout' } },
});

it('a sound build passes every rule', async () => {
  expect(await brokenRules({ [styleFile]: '.escale_yard_1a2b3c4d-Xyz12-row:hover { gap: 1rem }' })).toEqual(
    [],
  );
});

it.each<[string, string, Record<string, string>, Record<string, unknown>]>([
  ['a range that is none', 'descriptor', {}, { hostApi: 'newest' }],
  ['a platform that is not there yet', 'platform', {}, { hostApi: '^2.0.0' }],
  ['a page of the platform', 'descriptor', {}, { routes: [{ path: '/Login/', access: 'public' }] }],
  ...['/LOGIN', '/login/', '/', '/modules', '/modules/etat', '/api/x', '/:any', '/users/:other'].map(
    (path): [string, string, Record<string, string>, Record<string, unknown>] => [
      `the route ${path}`,
      'descriptor',
      {},
      { routes: [{ path, access: 'public' }] },
    ],
  ),
  [
    'a contact of 201 characters',
    'descriptor size',
    {},
    { owner: { team: 'Quai', contact: 'x'.repeat(201) } },
  ],
  ['a permission of 51 characters', 'descriptor size', {}, permissionNamed('p'.repeat(51))],
  ['480 long names of files', 'descriptor size', manyFiles(480), {}],
  ['a route elsewhere', 'descriptor', {}, { routes: [{ path: '/shed', access: 'read' }] }],
  [
    'an action elsewhere',
    'descriptor',
    {},
    { actions: [{ id: 'add', label: 'Ajouter', path: '/users/add', right: 'write' }] },
  ],
  [
    'a figure of another server',
    'descriptor',
    {},
    {
      path: '/yard',
      card: {
        label: 'Parc',
        description: 'Plan',
        icon: 'box',
        order: 1,
        status: 'available',
        figure: { label: 'En cours', call: '//elsewhere.test', pointer: '/data', right: 'read' },
      },
    },
  ],
  [
    'a contribution to an unknown point',
    'descriptor',
    {},
    { contributions: [{ point: 'header', id: 'clock', label: 'Heure', right: 'read', order: 1 }] },
  ],
  [
    'a text for a card that it lacks',
    'translations',
    {},
    { translations: { en: { card: { label: 'Yard' } } } },
  ],
  ['a permission without a label', 'descriptor', {}, { permissions: ['release'] }],
  [
    'another label for a right of the platform',
    'descriptor',
    {},
    { permissions: ['delete'], permissionLabels: { delete: { fr: 'Lecture' } } },
  ],
  ['a route by a right that it lacks', 'descriptor', {}, { routes: [{ path: '/yard', access: 'write' }] }],
  [
    'role defaults that it cannot give',
    'descriptor',
    {},
    { roleDefaults: { OPERATOR: ['visible', 'read'] } },
  ],
  [
    'no entry',
    'contract',
    { 'mf-manifest.json': '{"name":"escale_yard","exposes":[{"path":"./module"}]}' },
    {},
  ],
  ['another name', 'contract', { 'mf-manifest.json': '{"name":"yard"}' }, {}],
  ['a name without hash', 'hashed names', { 'page.js': '1' }, {}],
  [
    'its own React',
    'no second React',
    { [scriptFile]: 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}' },
    {},
  ],
  [
    'its own React 18',
    'no second React',
    { [scriptFile]: 'e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED=t' },
    {},
  ],
  ['no React of the shell', 'shared packages', {}, { requires: {} }],
  [
    'a definition by another name',
    'definition',
    { 'remote-entry.0123456789ab.js': 'e.d(t,{wrongName:()=>n});const text="definition"' },
    {},
  ],
  ['eval', 'no eval', { [scriptFile]: 'const run = (text) => eval(text)' }, {}],
  ['a function from text', 'no eval', { [scriptFile]: 'new Function("return 1")()' }, {}],
  ['a script that is none', 'no eval', { [scriptFile]: '<!doctype html>' }, {}],
  ['a bare element', 'scoped styles', { [styleFile]: 'table { color: inherit }' }, {}],
  ['a class for everybody', 'scoped styles', { [styleFile]: '.row { gap: 1rem }' }, {}],
  ["a class of the shell's grid", 'scoped styles', { [styleFile]: '.ag-header-cell { color: red }' }, {}],
  ["a class of the shell's kit", 'scoped styles', { [styleFile]: '.chakra-button { color: red }' }, {}],
  ['a class that nothing has', 'scoped styles', { [styleFile]: ':not(.no-suchclass) { gap: 1rem }' }, {}],
  ['all but its own', 'scoped styles', { [styleFile]: `div:not(${ownClass}) { gap: 1rem }` }, {}],
  [
    'its own or a foreign one',
    'scoped styles',
    { [styleFile]: `:is(${ownClass}, .btn-primary) { gap: 1rem }` },
    {},
  ],
  [
    "another module's class",
    'scoped styles',
    { [styleFile]: '.escale_yards-1a2b3c4d-row { gap: 1rem }' },
    {},
  ],
  [
    'a short class of its markup',
    'scoped styles',
    { [styleFile]: '.navBar { gap: 1rem }', [scriptFile]: 'x("a",{className:"navBar"})' },
    {},
  ],
])('%s breaks the rule "%s"', async (_name, rule, files, overrides) => {
  expect(await brokenRules(files, overrides)).toContain(rule);
});

it.each([
  [
    'this build kit',
    `${ownClass}:not(:disabled) > a, .ag-row ${ownClass}, ${ownClass} .ag-header-cell { gap: 1rem }`,
    '',
  ],
  ['nested rules', `${ownClass} { &:hover { gap: 1rem } .ag-cell { gap: 0 } }`, ''],
  ['branches that are all its own', `:is(${ownClass}, ${ownClass}-b) { gap: 1rem }`, ''],
  ['Vite', '._row_jaqfi_1, ._table-x_jaqfi_2 { gap: 1rem }', 'const e={row:`_row_jaqfi_1`}'],
  [
    'Rspack',
    '._8VSU-f { gap: 1rem } .AX2nmA, .v_qmYR { gap: 0 }',
    'r.exports={nM:"_8VSU-f",$p:"AX2nmA",OP:"v_qmYR"}',
  ],
  ['css-loader', '.Hv7bq2Ay_x8nq1ZQ-0dT { gap: 1rem }', 'n.d={row:"Hv7bq2Ay_x8nq1ZQ-0dT"}'],
])("accepts the module's own class names: %s", async (_name, css, code) => {
  expect(await brokenRules({ [styleFile]: css, [scriptFile]: code })).toEqual([]);
});

it('a module may have a permission of its own, with a label', async () => {
  const own = {
    permissions: ['read', 'release'],
    permissionLabels: { release: { fr: 'Libération' } },
    roleDefaults: { SUPER_ADMIN: ['visible', 'read', 'release'] },
    routes: [
      { path: '/yard', access: 'read' },
      { path: '/yard/releases', access: 'release' },
    ],
    actions: [{ id: 'release', label: 'Libérer', path: '/yard/releases', right: 'release' }],
  };
  expect(await brokenRules({}, own)).toEqual([]);
});

it('lists the texts that exist only in French, which breaks no rule', async () => {
  const build = await scratch.moduleBuild('yard', 'code', {
    card: null,
    translations: { en: { label: 'Yard' } },
  });
  const rules = await checkModule(build);
  expect(rules.flatMap(({ problems }) => problems)).toEqual([]);
  expect(checkReport(rules)).toContain(
    'ok    translations\n        in ar, people read French for translations.ar.label\n',
  );
});

it('a build over the size budget is rejected', async () => {
  const noise = Array.from({ length: 70_000 }, (_, index) => `"${(index * 7_919) ** 2}${Math.sin(index)}"`);
  expect(await brokenRules({ [scriptFile]: `globalThis.noise=[${noise.join(',')}]` })).toEqual([
    'size budget',
  ]);
});
