import { http, HttpResponse, server } from '@escale/testing';
import { QueryClient } from '@tanstack/react-query';
import { runtimeConfigQueryOptions } from './runtime-config';

const readConfig = () => new QueryClient().query(runtimeConfigQueryOptions());
const respond = (reply: () => Response) => server.use(http.get('*/config.json', reply));

it('reads what the deployment has set, with defaults for the rest', async () => {
  respond(() => HttpResponse.json({ apiBase: 'https://api.escale.test/v1/', brand: { name: 'Atlas' } }));
  expect(await readConfig()).toMatchObject({
    apiBase: 'https://api.escale.test/v1',
    brand: { name: 'Atlas' },
    moduleOverride: false,
  });
});

it('uses the defaults when there is no such file', async () => {
  respond(() => new HttpResponse('Introuvable.', { status: 404 }));
  expect(await readConfig()).toMatchObject({ apiBase: '/api', environment: 'production' });
});

it('names the field that is not valid', async () => {
  respond(() => HttpResponse.json({ apiBase: 'http://api.escale.test' }));
  await expect(readConfig()).rejects.toMatchObject({ kind: 'invalid', field: 'apiBase' });
});

it('rejects a file that is not JSON as a whole', async () => {
  respond(() => HttpResponse.html('<!doctype html>'));
  await expect(readConfig()).rejects.toMatchObject({ kind: 'invalid', field: '' });
});

it('makes three attempts', async () => {
  let asked = 0;
  respond(() => ((asked += 1) < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({})));
  expect((await readConfig()).apiBase).toBe('/api');
  respond(() => HttpResponse.error());
  await expect(readConfig()).rejects.toMatchObject({ kind: 'unreachable' });
});
