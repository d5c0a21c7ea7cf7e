import { formatRegistry } from '@escale/contracts';
import { buildRegistryEntry, http, HttpResponse, server } from '@escale/testing';
import { QueryClient } from '@tanstack/react-query';
import { registryQueryOptions } from './registry';

const text = formatRegistry([buildRegistryEntry({ id: 'users' })]);
const answer = (reply: () => Response) => server.use(http.get('*/modules.json', reply));
const read = () => new QueryClient().query(registryQueryOptions());
const idsOf = ({ entries }: { entries: { live: { id: string } }[] }) => entries.map(({ live }) => live.id);

beforeEach(() => localStorage.clear());

it('reads the registry', async () => {
  answer(() => new HttpResponse(text));
  const registry = await read();
  expect(idsOf(registry)).toEqual(['users']);
  expect(registry.remembered).toBe(false);
});

it('skips alone an entry that breaks the schema', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const both = formatRegistry([buildRegistryEntry({ id: 'users' }), buildRegistryEntry({ id: 'settings' })]);
  answer(() => new HttpResponse(both.replace('"icon":"box"', '"icon":"unicorn"')));
  const registry = await read();
  expect(idsOf(registry)).toEqual(['settings']);
  expect(registry.rejected).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
});

it.each([
  ['is unreachable', () => HttpResponse.error()],
  ['is not JSON', () => new HttpResponse(text.slice(0, -5))],
  ['is an error page', () => new HttpResponse('<!doctype html>', { status: 503 })],
])('falls back to the last good registry of this browser when the file %s', async (_name, reply) => {
  answer(() => new HttpResponse(text));
  await read();
  answer(reply);
  const registry = await read();
  expect(idsOf(registry)).toEqual(['users']);
  expect(registry.remembered).toBe(true);
});

it('fails where there is no registry to fall back to', async () => {
  answer(() => HttpResponse.error());
  await expect(read()).rejects.toThrow('/modules.json could not be read');
});
