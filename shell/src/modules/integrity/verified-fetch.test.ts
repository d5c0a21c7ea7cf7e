import { http, HttpResponse, server } from '@escale/testing';
import { fetchVerified } from './verified-fetch';

const url = 'http://localhost:3000/modules/users/1.0.0/mf-manifest.json';
const asset = { url, file: 'mf-manifest.json', integrity: null, signal: new AbortController().signal };

it('requests a file again that was missing once', async () => {
  server.use(
    http.get(url, () => new HttpResponse(null, { status: 404 }), { once: true }),
    http.get(url, () => HttpResponse.text('{}')),
  );
  await expect(fetchVerified(asset)).resolves.toBe('{}');
});

it('does not retry HTML served instead of the file', async () => {
  let requests = 0;
  server.use(
    http.get(url, () => HttpResponse.error(), { once: true }),
    http.get(url, () => {
      requests += 1;
      return HttpResponse.html('<title>Escale</title>');
    }),
  );
  await expect(fetchVerified(asset)).rejects.toMatchObject({ kind: 'invalid' });
  expect(requests).toBe(1);
});
