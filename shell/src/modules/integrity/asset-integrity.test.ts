import { buildDescriptor, http, HttpResponse, server } from '@escale/testing';
import { assetFolderOf, createAssetIndex } from '../registry/asset-index';
import { createAssetIntegrity } from './asset-integrity';

it('does not appear in the stack of an error of another script', () => {
  const page = document.implementation.createHTMLDocument();
  const stop = createAssetIntegrity(createAssetIndex()).protect(page);
  const stackOf = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return (error as Error).stack;
    }
    return undefined;
  };
  const [node, elsewhere] = [page.createElement('p'), page.createElement('p')];
  const stacks = [
    stackOf(() => page.head.insertBefore(node, elsewhere)),
    stackOf(() => page.body.appendChild(page)),
  ];
  stop();
  for (const stack of stacks) {
    expect(stack).toContain('asset-integrity.test.ts');
    expect(stack).not.toContain('asset-integrity.ts');
  }
});

describe('a script of a module', () => {
  const descriptor = buildDescriptor({ files: { 'remoteEntry.js': 'sha384-entry' } });
  const folder = assetFolderOf(descriptor);
  const url = `${folder}remoteEntry.js`;

  function enter() {
    const assets = createAssetIndex();
    assets.register(descriptor, true);
    const integrity = createAssetIntegrity(assets);
    const page = document.implementation.createHTMLDocument();
    const stop = integrity.protect(page);
    const script = Object.assign(document.createElement('script'), { src: url });
    page.head.appendChild(script);
    stop();
    return { integrity, script };
  }

  it('gets the hash of its descriptor', () => {
    expect(enter().script.integrity).toBe('sha384-entry');
  });

  it('keeps the reason of its failure until its folder is loaded again', async () => {
    server.use(http.get(url, () => HttpResponse.html('<title>Escale</title>')));
    const { integrity, script } = enter();
    script.dispatchEvent(new Event('error'));
    await integrity.untilSettled(folder);
    expect(integrity.errorAt(url)).toMatchObject({ kind: 'invalid' });
    integrity.track(folder, new AbortController().signal);
    expect(integrity.errorAt(url)).toBeUndefined();
  });
});
