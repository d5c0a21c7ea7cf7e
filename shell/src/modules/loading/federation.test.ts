import { getInstance, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LoadedManifest } from '../integrity/verified-manifest';
import { createFederation } from './federation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** Sets up a share scope that contains only React, and returns the shared package. */
function setUpSharedReact(shared: { from: string; loaded: boolean; loading: unknown }) {
  jest
    .mocked(getInstance)
    .mockReturnValue({ name: 'shell', shareScopeMap: { default: { react: { '19.3.1': shared } } } } as never);
  return shared;
}

async function loadTwice() {
  const federation = createFederation();
  for (const version of ['1.0.0', '1.0.1']) {
    const manifest: Partial<LoadedManifest> = { url: `https://site/users/${version}/`, text: '{}' };
    await federation.load('users', manifest as LoadedManifest);
  }
}

it('registers a further version of a remote by force', async () => {
  setUpSharedReact({ from: 'shell', loaded: true, loading: null });
  await loadTwice();
  expect(jest.mocked(registerRemotes).mock.calls).toEqual([
    [[{ name: 'users', entry: 'https://site/users/1.0.0/' }], { force: false }],
    [[{ name: 'users', entry: 'https://site/users/1.0.1/' }], { force: true }],
  ]);
});

it('keeps the shared packages for which a remote that it registers by force was the first to ask', async () => {
  const react = setUpSharedReact({ from: 'users', loaded: true, loading: 'request' });
  await loadTwice();
  expect(react).toEqual({ from: 'shell', loaded: true, loading: 'request' });
});

it('forgets the failed request for a shared package when it registers a remote by force', async () => {
  const react = setUpSharedReact({ from: 'other', loaded: false, loading: 'failed request' });
  await loadTwice();
  expect(react).toEqual({ from: 'other', loaded: false, loading: null });
});
