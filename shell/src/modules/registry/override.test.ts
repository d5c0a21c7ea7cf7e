import { runtimeConfigSchema } from '@escale/contracts';
import { buildDescriptor, buildRegistryEntry, http, HttpResponse, server } from '@escale/testing';
import { createTestLoader } from '../test-loader';
import { isOverridden, overrideState, readOverride, resolveVersions } from './override';
import { confirmOverride } from './override-consent';

const stateOf = (origin: string, changes: object = {}, confirmed = true) =>
  overrideState(
    { id: 'users', origin, confirmed, descriptor: buildDescriptor({ id: 'users' }) },
    runtimeConfigSchema.cast({ moduleOverride: true, ...changes }),
  );

it.each(['http://localhost:3002', 'http://127.0.0.1:3002', 'http://[::1]:3002', 'https://localhost'])(
  'a module of %s replaces another once the user has consented',
  (origin) => {
    expect(stateOf(origin, {}, false)).toBe('asked');
    expect(stateOf(origin)).toBe('active');
  },
);

it.each(['https://cdn.escale.test', 'http://localhost.escale.test:3002', 'http://10.0.0.1:3002'])(
  'refuses a module of another machine: %s',
  (origin) => expect(stateOf(origin)).toBe('refused'),
);

it('is refused when the deployment permits no override, whatever origins it allows', () => {
  const origin = 'http://localhost:3002';
  expect(stateOf(origin, { moduleOverride: false, allowedOrigins: [origin] })).toBe('refused');
});

it('consent for one address is not valid for another', () => {
  sessionStorage.setItem('escale.override', 'users@http://localhost:3002');
  sessionStorage.setItem('escale.override.confirmed', 'users@http://localhost:3002');
  expect(readOverride()?.confirmed).toBe(true);
  sessionStorage.setItem('escale.override', 'users@http://localhost:3003');
  expect(readOverride()?.confirmed).toBe(false);
});

afterEach(() => sessionStorage.clear());

const origin = 'http://localhost:3010';
const config = runtimeConfigSchema.cast({ moduleOverride: true });
const yard = { ...buildDescriptor({ id: 'yard', label: 'Parc' }), entry: undefined, files: undefined };

function createLoaderWithConsent(id: string) {
  sessionStorage.setItem('escale.override', `${id}@${origin}`);
  sessionStorage.setItem('escale.override.confirmed', `${id}@${origin}`);
  return createTestLoader();
}

it('the server of the developer describes its module, which need not be published', async () => {
  server.use(http.get(`${origin}/descriptor.json`, () => HttpResponse.json(yard)));
  const loader = createLoaderWithConsent('yard');
  await loader.configure(config);
  const entries = [buildRegistryEntry({ id: 'users' })];
  const [users, own] = resolveVersions(entries, null, loader.override?.descriptor);
  expect(users).toMatchObject({ id: 'users' });
  expect(own).toMatchObject({ id: 'yard', label: 'Parc', entry: `${origin}/mf-manifest.json`, files: {} });
  expect(own !== undefined && isOverridden(own)).toBe(true);
});

it.each([
  ['another module', () => HttpResponse.json({ ...yard, id: 'users' })],
  ['nothing', () => HttpResponse.error()],
])(
  'when that server answers with %s, the published module runs and the tab says so',
  async (_what, answer) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get(`${origin}/descriptor.json`, answer));
    const { configure, override } = createLoaderWithConsent('yard');
    await configure(config);
    const entry = buildRegistryEntry({ id: 'yard', label: 'Publié' });
    expect(resolveVersions([entry], null, override?.descriptor)).toEqual([entry.live]);
    expect(override && overrideState(override, config)).toBe('unreachable');
  },
);

it('sends that server no request before the user has consented', async () => {
  sessionStorage.setItem('escale.override', `yard@${origin}`);
  const loader = createTestLoader();
  await loader.configure(config);
  expect(loader.override).toEqual({ id: 'yard', origin, confirmed: false });
});

it('consent fails when the server does not open its content policy', async () => {
  server.use(http.post('*/.escale/override', () => new HttpResponse(null, { status: 403 })));
  await expect(confirmOverride({ id: 'yard', origin, confirmed: false }, [])).rejects.toThrow('403');
  sessionStorage.setItem('escale.override', `yard@${origin}`);
  expect(readOverride()?.confirmed).toBe(false);
});

it('a preview is named by the id of its file, and never by a path', () => {
  const preview = 'ab'.repeat(16);
  sessionStorage.setItem('escale.override', `yard@preview-${preview}`);
  expect(readOverride()).toEqual({ id: 'yard', origin: window.location.origin, preview, confirmed: false });
  for (const other of ['preview-../config', 'preview-AB', '/previews/x.json', `preview-${preview}0`]) {
    sessionStorage.setItem('escale.override', `yard@${other}`);
    expect(readOverride()).toBeNull();
  }
});

it('a preview of another module is not read, and its end is that of the server', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const preview = 'ab'.repeat(16);
  const expires = new Date(Date.now() + 60_000).toISOString();
  const answer = (id: string, date: string) =>
    server.use(
      http.get('*/previews/*', () =>
        HttpResponse.json({ expires, descriptor: buildDescriptor({ id }) }, { headers: { date } }),
      ),
    );
  const read = async () => {
    sessionStorage.setItem('escale.override', `yard@preview-${preview}`);
    const loader = createTestLoader();
    await loader.configure(config);
    return overrideState(loader.override!, config);
  };
  answer('quay', new Date().toUTCString());
  expect(await read()).toBe('unreachable');
  answer('yard', new Date().toUTCString());
  expect(await read()).toBe('asked');
  answer('yard', new Date(Date.now() + 120_000).toUTCString());
  expect(await read()).toBe('expired');
});
