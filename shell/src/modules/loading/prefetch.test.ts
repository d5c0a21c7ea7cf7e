import { createHash } from 'node:crypto';
import { MessageChannel } from 'node:worker_threads';
import { descriptorText } from '@escale/contracts';
import { buildDescriptor, http, HttpResponse, server, waitFor } from '@escale/testing';
import { createFakeFederation } from '../test-loader';
import { prefetchModule } from './prefetch';

const computeDigest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const folder = 'http://localhost:3000/modules/users/1.0.0/';

// jsdom has no `MessageChannel`.
beforeAll(() => void Object.assign(globalThis, { MessageChannel }));

const mockPrefetchSupport = (supported: boolean) =>
  jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(supported);

beforeEach(() => {
  document.head.replaceChildren();
  mockPrefetchSupport(true);
});

/** Builds a published module, and sets up the site's responses for its descriptor and manifest. */
function publish() {
  const assets = { js: { sync: ['page.1.js'], async: ['enter.2.js', 'en.3.js', 'ar.4.js'] } };
  const manifest = JSON.stringify({
    metaData: { remoteEntry: { name: 'entry.0.js', path: '' } },
    exposes: [{ path: './module', assets }],
    shared: [],
  });
  const descriptor = buildDescriptor({
    id: 'users',
    version: '1.0.0',
    entry: '/modules/users/1.0.0/mf-manifest.json',
    files: { 'mf-manifest.json': computeDigest(manifest) },
    requires: { '@escale/forms': '^1.0.0', '@escale/table': '^1.0.0' },
    seal: undefined,
  });
  const sealed = { ...descriptor, seal: computeDigest(descriptorText(descriptor)) };
  server.use(
    http.get(`${folder}descriptor.json`, () => new HttpResponse(descriptorText(sealed))),
    http.get(`${folder}mf-manifest.json`, () => new HttpResponse(manifest)),
  );
  return sealed;
}

it('fetches the files of a module but the texts of other languages, and its shared packages', async () => {
  const sealed = publish();
  const fetchShared = jest.fn<Promise<void>, [readonly string[]]>(() => Promise.resolve());
  const federation = createFakeFederation({ fetchShared });
  const done = jest.fn();
  const work = prefetchModule(sealed, { federation, signal: new AbortController().signal }).then(done);
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
  await waitFor(() => expect(links()).toHaveLength(3));
  expect(links().map(({ href }) => href.replace(folder, ''))).toEqual([
    'entry.0.js',
    'page.1.js',
    'enter.2.js',
  ]);
  expect(fetchShared.mock.calls.flatMap(([names]) => names)).toEqual(['@escale/forms', '@escale/table']);
  expect(done).not.toHaveBeenCalled();
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await work;
  expect(done).toHaveBeenCalledTimes(1);
});

describe('in a browser without prefetch', () => {
  beforeEach(() => mockPrefetchSupport(false));

  it('fetches the same files into its cache, and leaves no link behind', async () => {
    const sealed = publish();
    const asked: string[] = [];
    server.use(
      http.get(`${folder}*.js`, ({ request }) => {
        asked.push(request.url.replace(folder, ''));
        return new HttpResponse('');
      }),
    );
    await prefetchModule(sealed, {
      federation: createFakeFederation(),
      signal: new AbortController().signal,
    });
    expect(asked.toSorted()).toEqual(['enter.2.js', 'entry.0.js', 'page.1.js']);
    expect(document.head.querySelector('link')).toBeNull();
  });

  it('a missing file rejects the whole prefetch at once', async () => {
    const sealed = publish();
    server.use(http.get(`${folder}*.js`, () => new HttpResponse(null, { status: 404 })));
    const work = prefetchModule(sealed, {
      federation: createFakeFederation(),
      signal: new AbortController().signal,
    });
    await expect(work).rejects.toThrow('prefetch failed');
  });
});

it('a file that fails before all are requested rejects the prefetch, without an unhandled rejection', async () => {
  const sealed = publish();
  jest.spyOn(document.head, 'append').mockImplementation((link) => {
    queueMicrotask(() => (link as HTMLLinkElement).dispatchEvent(new Event('error')));
  });
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const federation = createFakeFederation();
  const work = prefetchModule(sealed, { federation, signal: new AbortController().signal });
  await expect(work).rejects.toThrow('entry.0.js: prefetch failed');
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
