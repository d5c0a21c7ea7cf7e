import { formatRegistry } from '@escale/contracts';
import { buildRegistryEntry, delay, http, HttpResponse, server } from '@escale/testing';
import { QueryClient } from '@tanstack/react-query';
import { loadDeadlineMs } from '../../lib/deadline';
import { requestRegistryEarly, refetchEntry, registryQueryOptions } from './registry';

const registryText = formatRegistry([buildRegistryEntry({ id: 'users' })]);
const respond = (reply: () => Response) => server.use(http.get('*/modules.json', reply));
const readRegistry = () => new QueryClient().query(registryQueryOptions());
const idsOf = ({ entries }: { entries: { live: { id: string } }[] }) => entries.map(({ live }) => live.id);

beforeEach(() => localStorage.clear());

it('reads the registry', async () => {
  respond(() => new HttpResponse(registryText));
  const registry = await readRegistry();
  expect(idsOf(registry)).toEqual(['users']);
  expect(registry.isStoredCopy).toBe(false);
});

it('uses the early answer once, and requests the registry again afterwards', async () => {
  let asked = 0;
  respond(() => {
    asked += 1;
    return new HttpResponse(registryText);
  });
  requestRegistryEarly();
  requestRegistryEarly();
  expect(idsOf(await readRegistry())).toEqual(['users']);
  expect(asked).toBe(1);
  await readRegistry();
  expect(asked).toBe(2);
});

it('requests the registry again when the early request failed', async () => {
  await new Promise<void>((asked) => {
    respond(() => {
      asked();
      return HttpResponse.error();
    });
    requestRegistryEarly();
  });
  respond(() => new HttpResponse(registryText));
  expect(idsOf(await readRegistry())).toEqual(['users']);
});

it('adds the non-breaking spaces to the labels of modules, from the server and from storage', async () => {
  const card = {
    label: 'Quais : accès',
    description: 'Qui entre ?',
    icon: 'box',
    order: 1,
    status: 'available',
  } as const;
  const named = formatRegistry([buildRegistryEntry({ id: 'gates', label: 'Accès « quai »', card })]);
  respond(() => new HttpResponse(named));
  const online = await readRegistry();
  respond(() => HttpResponse.error());
  const offline = await readRegistry();
  for (const { entries } of [online, offline]) {
    expect(entries[0]?.live.label).toBe('Accès «\u00a0quai\u00a0»');
    expect(entries[0]?.live.card).toEqual({
      ...card,
      label: 'Quais\u00a0: accès',
      description: 'Qui entre\u202f?',
    });
  }
  expect(offline.isStoredCopy).toBe(true);
});

it('skips only the entry that breaks the schema', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const both = formatRegistry([buildRegistryEntry({ id: 'users' }), buildRegistryEntry({ id: 'settings' })]);
  respond(() => new HttpResponse(both.replace('"icon":"box"', '"icon":"unicorn"')));
  const registry = await readRegistry();
  expect(idsOf(registry)).toEqual(['settings']);
  expect(registry.rejected).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
});

it.each([
  ['is unreachable', () => HttpResponse.error()],
  ['is not JSON', () => new HttpResponse(registryText.slice(0, -5))],
  ['is an error page', () => new HttpResponse('<!doctype html>', { status: 503 })],
])('falls back to the last good registry of this browser when the file %s', async (_name, reply) => {
  respond(() => new HttpResponse(registryText));
  await readRegistry();
  respond(reply);
  const registry = await readRegistry();
  expect(idsOf(registry)).toEqual(['users']);
  expect(registry.isStoredCopy).toBe(true);
});

it('fails where there is no registry to fall back to', async () => {
  respond(() => HttpResponse.error());
  await expect(readRegistry()).rejects.toThrow('/modules.json could not be read');
});

describe('a slow registry', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([4, 8, 12])('is read when it answers after %d s', async (seconds) => {
    server.use(
      http.get('*/modules.json', async () => {
        await delay(seconds * 1_000);
        return new HttpResponse(registryText);
      }),
    );
    const registry = readRegistry();
    await jest.advanceTimersByTimeAsync(seconds * 1_000 + 100);
    expect(idsOf(await registry)).toEqual(['users']);
  });

  it('that never answers is given up after 20 s', async () => {
    server.use(http.get('*/modules.json', () => delay('infinite')));
    const outcome = readRegistry().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(loadDeadlineMs + 100);
    expect(await outcome).toBeInstanceOf(Error);
  });
});

it('requests the registry again for the entry of a module, even if it was read a moment ago', async () => {
  const client = new QueryClient();
  const { signal } = new AbortController();
  for (const version of ['1.0.0', '1.0.1']) {
    respond(() => new HttpResponse(formatRegistry([buildRegistryEntry({ id: 'users', version })])));
    expect((await refetchEntry(client, 'users', signal))?.live.version).toBe(version);
  }
});
