import { createHash } from 'node:crypto';
import { descriptorText, shellRelease, type ModuleDescriptor } from '@escale/contracts';
import { buildDescriptor, http, HttpResponse, screen, server } from '@escale/testing';
import { createTestLoader, renderWithLoader } from '../../modules/test-loader';
import { ModuleOutlet } from './module-outlet';

const computeDigest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const manifest = JSON.stringify({ metaData: {}, exposes: [], shared: [] });
const designSystem = '@escale/design-system';

function publish(id: string, label: string, requires: Record<string, string>): ModuleDescriptor {
  const descriptor = buildDescriptor({
    id,
    label,
    version: '1.0.0',
    entry: `/modules/${id}/1.0.0/mf-manifest.json`,
    files: { 'mf-manifest.json': computeDigest(manifest) },
    requires,
    seal: undefined,
  });
  const text = descriptorText(descriptor);
  server.use(
    http.get(`*/modules/${id}/1.0.0/descriptor.json`, () => new HttpResponse(text)),
    http.get(`*/modules/${id}/1.0.0/mf-manifest.json`, () => new HttpResponse(manifest)),
    http.get('*/config.json', () => HttpResponse.json({})),
    http.get('*/modules.json', () => HttpResponse.json({ modules: [] })),
  );
  return { ...descriptor, seal: computeDigest(text) };
}

/** Opens modules side by side in a shell with version 2 of the design system. */
function openModules(...descriptors: ModuleDescriptor[]) {
  const load = jest.fn((container: string) => {
    const id = container.replace('escale_', '');
    return Promise.resolve({
      definition: { id, pages: [{ path: '/users', element: <p>{`Page ${id}`}</p> }] },
    });
  });
  renderWithLoader(
    descriptors.map((descriptor) => (
      <ModuleOutlet
        key={descriptor.id}
        descriptor={descriptor}
        crashed={() => <p>crashed</p>}
        onError={jest.fn()}
        onRunning={jest.fn()}
      />
    )),
    {
      url: '/users',
      loader: createTestLoader({ sharedVersions: () => ({ [designSystem]: '2.0.0' }), load }),
    },
  );
  return load;
}

const releaseMeta = `meta[name="${shellRelease.meta}"]`;

afterEach(() => document.querySelector(releaseMeta)?.remove());

it('refuses a module for the previous design system with an explanation; the others run', async () => {
  const load = openModules(
    publish('users', 'Gestion Utilisateurs', { [designSystem]: '^1.0.0' }),
    publish('dashboard', 'Dashboard', { [designSystem]: '^2.0.0' }),
  );
  expect(await screen.findByText('Page dashboard')).toBeVisible();
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent('Le module Gestion Utilisateurs est refusé');
  expect(refusal).toHaveTextContent(
    'Il demande @escale/design-system ^1.0.0 ; la plateforme fournit la version 2.0.0.',
  );
  expect(load).toHaveBeenCalledTimes(1);
});

it('a module that imports what this release of the shell does not export is refused by name', async () => {
  document.head.insertAdjacentHTML('beforeend', `<meta name="${shellRelease.meta}" content="1.5.0-old">`);
  const lacks = { '1.5.0-old': `Timeline (${designSystem})` };
  const load = openModules(
    { ...publish('users', 'Gestion Utilisateurs', { [designSystem]: '^2.0.0' }), lacks },
    {
      ...publish('dashboard', 'Dashboard', { [designSystem]: '^2.0.0' }),
      lacks: { '1.5.0-other': 'Timeline' },
    },
  );
  expect(await screen.findByText('Page dashboard')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Il demande Timeline (@escale/design-system), que la plateforme ne fournit pas.',
  );
  expect(load).toHaveBeenCalledTimes(1);
});
