import { http, HttpResponse, server } from '@escale/testing';
import { QueryClient } from '@tanstack/react-query';
import { runtimeConfigQueryOptions } from './runtime-config';

const read = () => new QueryClient().query(runtimeConfigQueryOptions());
const answer = (reply: () => Response) => server.use(http.get('*/config.json', reply));

it('reads what the deployment has set, with defaults for the rest', async () => {
  answer(() => HttpResponse.json({ apiBase: 'https://api.escale.test/v1/', brand: { name: 'Atlas' } }));
  expect(await read()).toMatchObject({
    apiBase: 'https://api.escale.test/v1',
    brand: { name: 'Atlas' },
    moduleOverride: false,
  });
});

it('uses the defaults when there is no such file', async () => {
  answer(() => new HttpResponse('Introuvable.', { status: 404 }));
  expect(await read()).toMatchObject({ apiBase: '/api', environment: 'production' });
});

it('names the field that is not valid', async () => {
  answer(() => HttpResponse.json({ apiBase: 'http://api.escale.test' }));
  await expect(read()).rejects.toMatchObject({ kind: 'invalid', field: 'apiBase' });
});

it('rejects a file that is not JSON as a whole', async () => {
  answer(() => HttpResponse.html('<!doctype html>'));
  await expect(read()).rejects.toMatchObject({ kind: 'invalid', field: '' });
});

it('makes three attempts', async () => {
  let asked = 0;
  answer(() => ((asked += 1) < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({})));
  expect((await read()).apiBase).toBe('/api');
  answer(() => HttpResponse.error());
  await expect(read()).rejects.toMatchObject({ kind: 'unreachable' });
});
