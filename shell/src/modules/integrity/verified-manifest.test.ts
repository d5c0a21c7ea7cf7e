import { descriptorText } from '@escale/contracts';
import { buildDescriptor, http, HttpResponse, server } from '@escale/testing';
import { assetFolderOf } from '../registry/asset-index';
import { fetchManifest } from './verified-manifest';

const descriptor = buildDescriptor();
const manifest = { metaData: {}, exposes: [], shared: [] };
const { signal } = new AbortController();

function serve(ownDescriptor: string, manifestText: string) {
  server.use(
    http.get(`${assetFolderOf(descriptor)}descriptor.json`, () => HttpResponse.text(ownDescriptor)),
    http.get(new URL(descriptor.entry ?? '', window.location.origin).href, () =>
      HttpResponse.text(manifestText),
    ),
  );
}

it('takes a manifest whose version has the descriptor of the registry', async () => {
  serve(descriptorText(descriptor), JSON.stringify(manifest));
  await expect(fetchManifest(descriptor, { verified: true, signal })).resolves.toMatchObject({
    text: JSON.stringify(manifest),
  });
});

it('refuses a version whose own descriptor is not that of the registry', async () => {
  serve(
    descriptorText({ ...descriptor, owner: { ...descriptor.owner, team: 'Autre' } }),
    JSON.stringify(manifest),
  );
  await expect(fetchManifest(descriptor, { verified: true, signal })).rejects.toMatchObject({
    kind: 'integrity',
    file: 'descriptor.json',
  });
});

it.each(['metaData', 'exposes', 'shared'])('refuses a manifest without %s as invalid', async (part) => {
  serve('', JSON.stringify({ ...manifest, [part]: undefined }));
  await expect(fetchManifest(descriptor, { verified: false, signal })).rejects.toMatchObject({
    kind: 'invalid',
  });
});
