import { createHash } from 'node:crypto';
import {
  descriptorText,
  formatRegistry,
  runtimeConfigSchema,
  type ModuleDescriptor,
  type ModulePermissions,
  type RegistryEntry,
} from '@escale/contracts';
import { ModulesProvider } from '@escale/module-kit';
import { buildDescriptor, http, HttpResponse, screen, server } from '@escale/testing';
import type { Federation } from '../modules/loading/federation';
import { createTestLoader, renderWithLoader } from '../modules/test-loader';
import { useListedModules } from '../modules/use-registry';
import { confirmOverride, leaveOverride } from '../modules/registry/override-consent';
import { RouteView } from './route-view';

jest.mock('../modules/registry/override-consent');
beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
afterEach(() => sessionStorage.clear());

const previewId = 'ab'.repeat(16);
const manifest = JSON.stringify({ metaData: {}, exposes: [], shared: [] });
const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Builds a version of the module `yard` and sets up the site's responses for its files. */
function publishVersion(version: string, changes: Partial<ModuleDescriptor> = {}): ModuleDescriptor {
  const descriptor = buildDescriptor({
    id: 'yard',
    version,
    label: 'Parc',
    path: '/yard',
    routes: [{ path: '/yard', access: 'read' }],
    entry: `/modules/yard/${version}/mf-manifest.json`,
    files: { 'mf-manifest.json': digestOf(manifest) },
    requires: undefined,
    seal: undefined,
    ...changes,
  });
  const folder = `*/modules/yard/${version}/`;
  server.use(
    http.get(`${folder}descriptor.json`, () => new HttpResponse(descriptorText(descriptor))),
    http.get(`${folder}mf-manifest.json`, () => new HttpResponse(manifest)),
  );
  return { ...descriptor, seal: digestOf(descriptorText(descriptor)) };
}

const loadVersion: Federation['load'] = (_name, { url }) =>
  Promise.resolve({
    definition: {
      id: 'yard',
      pages: [{ path: '/yard', element: <p>{`Version ${url.split('/').at(-2) ?? ''}`}</p> }],
    },
  });

function Shell() {
  return (
    <ModulesProvider modules={useListedModules()}>
      <RouteView />
    </ModulesProvider>
  );
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

interface PreviewSetup {
  preview?: ModuleDescriptor | undefined;
  expires?: string;
  entries?: RegistryEntry[];
  confirmed?: boolean;
  permissions?: Record<string, ModulePermissions>;
  load?: Federation['load'];
}

/** Opens the module in a tab that has requested the preview. */
async function openPreview({
  preview = publishVersion('2.0.0'),
  expires = inAnHour(),
  entries = [{ live: publishVersion('1.0.0'), previous: [] }],
  confirmed = true,
  permissions = { yard: { visible: true, read: true } },
  load = loadVersion,
}: PreviewSetup = {}) {
  const answer = () => HttpResponse.json({ expires, descriptor: preview });
  server.use(
    http.get('*/modules.json', () => new HttpResponse(formatRegistry(entries))),
    http.get('*/config.json', () => HttpResponse.json({})),
    http.get(`*/previews/${previewId}.json`, answer),
  );
  sessionStorage.setItem('escale.override', `yard@preview-${previewId}`);
  if (confirmed) sessionStorage.setItem('escale.override.confirmed', `yard@preview-${previewId}`);
  const loader = createTestLoader({ load });
  await loader.configure(runtimeConfigSchema.cast({}));
  return renderWithLoader(<Shell />, { as: 'OPERATOR', url: '/yard', permissions, loader });
}

it('runs in the place of the live version once agreed to, says so, and can be left', async () => {
  const { user } = await openPreview();
  expect(await screen.findByText('Version 2.0.0')).toBeVisible();
  const banner = await screen.findByText('Aperçu du module Parc dans cet onglet');
  expect(banner).toBeVisible();
  expect(screen.getByText(/La version 2\.0\.0 n'est pas publiée\..* Fin de l'aperçu : \d/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: "Quitter l'aperçu" }));
  expect(leaveOverride).toHaveBeenCalledWith(expect.objectContaining({ preview: previewId }));
});

it('runs nothing by the link alone', async () => {
  const { user } = await openPreview({ confirmed: false });
  expect(await screen.findByText('Version 1.0.0')).toBeVisible();
  expect(await screen.findByText('Un lien propose un aperçu du module Parc dans cet onglet')).toBeVisible();
  jest.mocked(confirmOverride).mockResolvedValue();
  await user.click(screen.getByRole('button', { name: "Ouvrir l'aperçu" }));
  expect(confirmOverride).toHaveBeenCalledWith(expect.objectContaining({ preview: previewId }), []);
});

it.each([
  ['is over', { expires: new Date(Date.now() - 1_000).toISOString() }],
  [
    'is over, before the user agreed',
    { expires: new Date(Date.now() - 1_000).toISOString(), confirmed: false },
  ],
])('where it %s, the live version runs and the page says so', async (_what, situation) => {
  await openPreview(situation);
  expect(await screen.findByText('Version 1.0.0')).toBeVisible();
  expect(await screen.findByText('Cet aperçu a expiré')).toBeVisible();
});

it('a right that was taken away wins, whatever rights the preview declares', async () => {
  const preview = publishVersion('2.0.0', {
    routes: [{ path: '/yard', access: 'signed-in' }],
    roleDefaults: {
      SUPER_ADMIN: ['visible', 'read'],
      ADMIN: ['visible', 'read'],
      OPERATOR: ['visible', 'read'],
    },
  });
  await openPreview({ preview, permissions: {} });
  expect(await screen.findByRole('heading', { name: 'Accès refusé' })).toBeVisible();
  expect(screen.getByText("L'aperçu du module Parc ne s'ouvre pas")).toBeVisible();
  expect(screen.queryByText('Version 2.0.0')).not.toBeInTheDocument();
});

it('a withdrawn module stays withdrawn', async () => {
  const live = publishVersion('1.0.0');
  const withdrawnVersion = { ...live, entry: null, files: {}, seal: undefined, withdrawn: true };
  await openPreview({ entries: [{ live: withdrawnVersion, previous: [], withdrawn: live }] });
  expect(await screen.findByText('Retiré pour le moment')).toBeVisible();
  expect(await screen.findByText("L'aperçu du module Parc ne s'ouvre pas")).toBeVisible();
});

it('of a module that is not published opens for users to whom it declares the right', async () => {
  const declared = {
    SUPER_ADMIN: ['visible', 'read'],
    ADMIN: ['visible', 'read'],
    OPERATOR: ['visible', 'read'],
  };
  await openPreview({
    preview: publishVersion('2.0.0', { roleDefaults: declared }),
    entries: [],
    permissions: {},
  });
  expect(await screen.findByText('Version 2.0.0')).toBeVisible();
});

it('runs nothing but the published files of the preview', async () => {
  const preview = publishVersion('2.0.0');
  const other = descriptorText({ ...preview, label: 'Autre' });
  server.use(http.get('*/modules/yard/2.0.0/descriptor.json', () => new HttpResponse(other)));
  await openPreview({ preview });
  expect(await screen.findByText(/Une partie du module a été altérée/)).toBeVisible();
  expect(screen.queryByText('Version 2.0.0')).not.toBeInTheDocument();
});

it('that does not start leaves the page to the live version, which says so', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const load: Federation['load'] = (name, asked) =>
    asked.url.includes('2.0.0') ? Promise.reject(new Error('broken')) : loadVersion(name, asked);
  await openPreview({ load });
  expect(await screen.findByText('Version 1.0.0')).toBeVisible();
  expect(await screen.findByText(/La version 2\.0\.0 ne démarre pas/)).toBeVisible();
});
