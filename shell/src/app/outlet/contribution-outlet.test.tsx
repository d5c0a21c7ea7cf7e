import { createHash } from 'node:crypto';
import {
  descriptorText,
  formatRegistry,
  type ModuleContribution,
  type ModuleDescriptor,
} from '@escale/contracts';
import type { ContributionLoaders, ModuleDefinition } from '@escale/module-kit';
import { buildDescriptor, http, HttpResponse, screen, server, waitFor } from '@escale/testing';
import type { Federation } from '../../modules/loading/federation';
import { createTestLoader, renderWithLoader } from '../../modules/test-loader';
import { ContributionOutlet } from './contribution-outlet';

const computeDigest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const manifest = JSON.stringify({ metaData: {}, exposes: [], shared: [] });
const gatesTab: ModuleContribution = {
  point: 'user-tab',
  id: 'gates',
  label: 'Accès au quai',
  right: 'read',
  order: 10,
};

/** Builds a published module version, and sets up the site's responses for its files, the configuration and the registry. */
function publish(changes: Partial<ModuleDescriptor> = {}, previous: ModuleDescriptor[] = []) {
  const version = changes.version ?? '1.0.0';
  const folder = `http://localhost:3000/modules/yard/${version}/`;
  const descriptor = buildDescriptor({
    id: 'yard',
    version,
    entry: `/modules/yard/${version}/mf-manifest.json`,
    files: { 'mf-manifest.json': computeDigest(manifest) },
    contributions: [gatesTab],
    ...changes,
  });
  const sealed = { ...descriptor, seal: computeDigest(descriptorText(descriptor)) };
  server.use(
    http.get(`${folder}descriptor.json`, () => new HttpResponse(descriptorText(sealed))),
    http.get(`${folder}mf-manifest.json`, () => new HttpResponse(manifest)),
    http.get('*/config.json', () => HttpResponse.json({})),
    http.get('*/modules.json', () => new HttpResponse(formatRegistry([{ live: sealed, previous }]))),
  );
  return sealed;
}

const loadExposing =
  (...versions: (ContributionLoaders | undefined)[]): Federation['load'] =>
  () => {
    const contributions = versions.length > 1 ? versions.shift() : versions[0];
    const definition: ModuleDefinition = {
      id: 'yard',
      pages: [{ path: '/yard', element: null }],
      ...(contributions && { contributions }),
    };
    return Promise.resolve({ definition });
  };

const Gates = ({ userId }: { userId: string }) => <p>{`Quais de ${userId}`}</p>;
const BrokenTab = () => {
  throw new Error('broken part');
};
const tabLoaders = (load: () => Promise<typeof Gates>): ContributionLoaders => ({
  'user-tab': { gates: load },
});
const workingTabs = tabLoaders(() => Promise.resolve(Gates));
const failureLine = "« Accès au quai » ne s'affiche pas pour le moment.";

function openContribution(descriptor: ModuleDescriptor, load: Federation['load'], contribution = gatesTab) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return renderWithLoader(
    <>
      <p>La page</p>
      <ContributionOutlet descriptor={descriptor} contribution={contribution} context={{ userId: 'yao' }} />
    </>,
    { url: '/users/yao', loader: createTestLoader({ load }) },
  );
}

it('verifies and loads the module, and shows the part with its context', async () => {
  openContribution(publish(), loadExposing(workingTabs));
  expect(await screen.findByText('Quais de yao')).toBeVisible();
});

it.each<[string, ContributionLoaders | undefined]>([
  ['throws while it renders', tabLoaders(() => Promise.resolve(BrokenTab))],
  ['does not load', tabLoaders(() => Promise.reject(new Error('gone')))],
  ['is declared, but has no code', undefined],
])(
  'a part that %s shows one line; the page keeps working, and Réessayer opens the part',
  async (_name, contributions) => {
    const { user } = openContribution(publish(), loadExposing(contributions, workingTabs));
    expect(await screen.findByRole('alert')).toHaveTextContent(failureLine);
    expect(screen.getByText('La page')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Quais de yao')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('a module that the platform refuses shows one line, and nothing of it is loaded', async () => {
  const load = jest.fn<ReturnType<Federation['load']>, []>();
  openContribution(publish({ hostApi: '^9.0.0' }), load);
  expect(await screen.findByRole('alert')).toHaveTextContent(failureLine);
  expect(load).not.toHaveBeenCalled();
});

it('the previous version shows the part when the live one does not start', async () => {
  const previous = publish({ version: '0.9.0' });
  openContribution(
    publish({}, [previous]),
    loadExposing(
      tabLoaders(() => Promise.resolve(BrokenTab)),
      workingTabs,
    ),
  );
  expect(await screen.findByText('Quais de yao')).toBeVisible();
});

it('shows a toast with a retry when the target of a user menu item fails', async () => {
  const item: ModuleContribution = { ...gatesTab, point: 'user-menu' };
  const menu = (text: string): ContributionLoaders => ({
    'user-menu': { gates: () => Promise.resolve(text === '' ? BrokenTab : () => <p>{text}</p>) },
  });
  const { user } = openContribution(
    publish({ contributions: [item] }),
    loadExposing(menu(''), menu('Mes quais')),
    item,
  );
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(failureLine));
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Mes quais')).toBeVisible();
});
