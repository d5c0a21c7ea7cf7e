/** @jest-environment node */
import { createScratch } from '../test-dist';
import { checkModule } from './check-module';

const scratch = createScratch();
afterAll(() => scratch.remove());

const script = 'chunks/page.0123456789ab.chunk.js';
const style = 'page.0123456789ab.css';

async function brokenRules(files: Record<string, string>, overrides: Record<string, unknown> = {}) {
  const build = await scratch.moduleBuild('yard', 'code', overrides, files);
  return (await checkModule(build)).flatMap(({ rule, problems }) => (problems.length > 0 ? [rule] : []));
}

it('a sound build passes every rule', async () => {
  expect(await brokenRules({ [style]: '.escale_yard_1a2b3c4d-Xyz12-row:hover { gap: 1rem }' })).toEqual([]);
});

it.each<[string, string, Record<string, string>, Record<string, unknown>]>([
  ['a range that is none', 'descriptor', {}, { hostApi: 'newest' }],
  ['a platform that is not there yet', 'descriptor', {}, { hostApi: '^2.0.0' }],
  ['a page of the platform', 'descriptor', {}, { routes: [{ path: '/Login/', access: 'public' }] }],
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
  ['a permission without a label', 'descriptor', {}, { permissions: ['fly'] }],
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
    { [script]: 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}' },
    {},
  ],
  ['no React of the shell', 'shared packages', {}, { requires: {} }],
  ['eval', 'no eval', { [script]: 'const run = (text) => eval(text)' }, {}],
  ['a function from text', 'no eval', { [script]: 'new Function("return 1")()' }, {}],
  ['a script that is none', 'no eval', { [script]: '<!doctype html>' }, {}],
  ['a bare element', 'scoped styles', { [style]: 'table { color: inherit }' }, {}],
  ['a class for everybody', 'scoped styles', { [style]: '.row { gap: 1rem }' }, {}],
])('%s breaks the rule "%s"', async (_name, rule, files, overrides) => {
  expect(await brokenRules(files, overrides)).toContain(rule);
});

it('a build over the size budget is rejected', async () => {
  const noise = Array.from({ length: 70_000 }, (_, index) => `"${(index * 7_919) ** 2}${Math.sin(index)}"`);
  expect(await brokenRules({ [script]: `globalThis.noise=[${noise.join(',')}]` })).toEqual(['size budget']);
});
