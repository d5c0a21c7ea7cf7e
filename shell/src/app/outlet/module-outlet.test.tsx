import { createHash } from 'node:crypto';
import { descriptorText, formatRegistry, type ModuleDescriptor } from '@escale/contracts';
import { useUnsavedWork } from '@escale/design-system';
import { defaultLocale, LocaleProvider } from '@escale/i18n';
import { lazyPage } from '@escale/module-kit';
import { act, buildDescriptor, delay, http, HttpResponse, screen, server, waitFor } from '@escale/testing';
import { useEffect, useState, type ComponentType } from 'react';
import { loadDeadlineMs } from '../../lib/deadline';
import { localizeForDisplay } from '../../modules/registry/localized';
import type { Federation } from '../../modules/loading/federation';
import { createTestLoader, renderWithLoader } from '../../modules/test-loader';
import { slowAfterMs } from '../../features/session/slow-notice';
import { createErrorReporter } from '../../telemetry/error-reporter';
import { ModuleOutlet } from './module-outlet';

const computeDigest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const manifest = JSON.stringify({ metaData: {}, exposes: [], shared: [] });

/** Builds a published module version, and sets up the site's responses for its files, the configuration and the registry. */
function publish(version: string, changes: Partial<ModuleDescriptor> = {}): ModuleDescriptor {
  const folder = `http://localhost:3000/modules/users/${version}/`;
  const descriptor = buildDescriptor({
    id: 'users',
    version,
    label: 'Gestion Utilisateurs',
    entry: `/modules/users/${version}/mf-manifest.json`,
    files: { 'mf-manifest.json': computeDigest(manifest) },
    requires: undefined,
    seal: undefined,
    ...changes,
  });
  const sealed = { ...descriptor, seal: computeDigest(descriptorText(descriptor)) };
  server.use(
    http.get(`${folder}descriptor.json`, () => new HttpResponse(descriptorText(sealed))),
    http.get(`${folder}mf-manifest.json`, () => new HttpResponse(manifest)),
    http.get('*/config.json', () => HttpResponse.json({})),
    http.get('*/modules.json', () => new HttpResponse(formatRegistry([{ live: sealed, previous: [] }]))),
  );
  return sealed;
}

const loadPage =
  (text: string): Federation['load'] =>
  () =>
    Promise.resolve({ definition: { id: 'users', pages: [{ path: '/users', element: <p>{text}</p> }] } });

const outlet = (descriptor: ModuleDescriptor) => (
  <ModuleOutlet
    descriptor={descriptor}
    crashed={() => <p>crashed</p>}
    onError={jest.fn()}
    onRunning={jest.fn()}
  />
);

const openOutlet = (descriptor: ModuleDescriptor, federation: Partial<Federation>) =>
  renderWithLoader(outlet(descriptor), {
    url: '/users',
    loader: createTestLoader(federation),
  });

it('verifies a module, loads it and mounts its page', async () => {
  openOutlet(publish('1.0.0'), { load: loadPage('Liste') });
  expect(await screen.findByText('Liste')).toBeVisible();
});

it('releases the styles of a module with its last page', async () => {
  const descriptor = publish('1.0.0');
  const loader = createTestLoader({ load: loadPage('Liste') });
  const release = jest.fn();
  jest.spyOn(loader.styles, 'retain').mockReturnValue(release);
  const { unmount } = renderWithLoader(outlet(descriptor), { url: '/users', loader });
  expect(await screen.findByText('Liste')).toBeVisible();
  expect(release).not.toHaveBeenCalled();
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
});

it.each([
  ['the shape of its page', {}, 7],
  ['a spinner, for one without a card', { card: null }, 1],
])('while a module loads, shows %s', async (_name, changes, shapes) => {
  openOutlet(publish('1.0.0', changes), { load: () => new Promise(() => undefined) });
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Ouverture du module Gestion Utilisateurs…');
  expect(status.querySelectorAll('[aria-hidden=true]')).toHaveLength(shapes);
});

it('two loaders share no state', async () => {
  const descriptor = publish('1.0.0');
  const first = openOutlet(descriptor, { load: loadPage('Liste un') });
  expect(await screen.findByText('Liste un')).toBeVisible();
  first.unmount();
  openOutlet(descriptor, { load: loadPage('Liste deux') });
  expect(await screen.findByText('Liste deux')).toBeVisible();
  expect(screen.queryByText('Liste un')).not.toBeInTheDocument();
});

it('runs nothing of a module whose own descriptor differs from the registry', async () => {
  const descriptor = publish('1.0.0');
  const other = descriptorText({ ...descriptor, label: 'Autre' });
  server.use(http.get('*/modules/users/1.0.0/descriptor.json', () => new HttpResponse(other)));
  const load = jest.fn();
  const { user } = openOutlet(descriptor, { load });
  expect(await screen.findByText(/Une partie du module a été altérée/)).toBeVisible();
  await user.click(screen.getByText('Détails techniques'));
  expect(screen.getByText(/Contrôle d'intégrité : le fichier descriptor.json/)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('shows a module in the language of the user, verifies it as published, and loads it once', async () => {
  const descriptor = publish('1.0.0', { translations: { en: { label: 'User management' } } });
  let open = () => {};
  const load = jest.fn<Promise<unknown>, []>(
    () =>
      new Promise(
        (resolve) =>
          (open = () =>
            resolve({ definition: { id: 'users', pages: [{ path: '/users', element: <p>Liste</p> }] } })),
      ),
  );
  function InLanguage() {
    const [language, setLanguage] = useState<'en' | 'fr'>('en');
    return (
      <LocaleProvider locale={{ ...defaultLocale, language }}>
        <button onClick={() => setLanguage('fr')}>Français</button>
        {outlet(localizeForDisplay(descriptor, language))}
      </LocaleProvider>
    );
  }
  const { user } = renderWithLoader(<InLanguage />, { url: '/users', loader: createTestLoader({ load }) });
  expect(await screen.findByText(/User management/)).toBeInTheDocument();
  await waitFor(() => expect(load).toHaveBeenCalled());
  open();
  expect(await screen.findByText('Liste')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Français' }));
  expect(screen.getByText('Liste')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows the failure page for a module that exposes no definition', async () => {
  openOutlet(publish('1.0.0'), { load: () => Promise.resolve({}) });
  expect(await screen.findByRole('alert')).toHaveTextContent("Le module Gestion Utilisateurs ne s'ouvre pas");
});

describe('the code of the page', () => {
  beforeEach(() => window.history.replaceState(null, '', '/users'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  const withPage =
    (load: () => Promise<ComponentType>): Federation['load'] =>
    () => {
      const Page = lazyPage(load, () => <p>second spinner</p>);
      const pages = [{ path: '/users', element: <Page />, preload: Page.preload }];
      return Promise.resolve({ definition: { id: 'users', pages } });
    };

  it('loads with the module, so that only one spinner is shown', async () => {
    let finish: () => void = () => undefined;
    const code = new Promise<ComponentType>((resolve) => (finish = () => resolve(() => <p>Liste</p>)));
    const load = jest.fn(() => code);
    openOutlet(publish('1.0.0'), { load: withPage(load) });
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(screen.getByText('Ouverture du module Gestion Utilisateurs…')).toBeInTheDocument();
    expect(screen.queryByText('second spinner')).not.toBeInTheDocument();
    await act(async () => finish());
    expect(screen.getByText('Liste')).toBeVisible();
  });

  it('leads to the failure page when it does not load, and is requested again by Réessayer', async () => {
    const load = jest
      .fn<Promise<ComponentType>, []>()
      .mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
      .mockResolvedValue(() => <p>Liste</p>);
    const { user } = openOutlet(publish('1.0.0'), { load: withPage(load) });
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Liste')).toBeVisible();
  });
});

describe('a network that swallows everything', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['the manifest', '*/mf-manifest.json'],
    ['descriptor, manifest and registry', '*/*.json'],
  ])('ends in the failure page after 20 s: %s', async (_name, files) => {
    const descriptor = publish('1.0.0');
    const loader = createTestLoader();
    server.use(http.get(files, () => delay('infinite')));
    renderWithLoader(outlet(descriptor), { url: '/users', loader });
    await act(() => jest.advanceTimersByTimeAsync(loadDeadlineMs - 1_000));
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_010));
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('gives each visit its own 20 s, whichever visit started the load', async () => {
    const [descriptor, loader] = [publish('1.0.0'), createTestLoader()];
    const asked = jest.fn<Promise<never>, [{ request: Request }]>(() => delay('infinite') as Promise<never>);
    server.use(http.get('*/mf-manifest.json', asked));
    const visit = () => renderWithLoader(outlet(descriptor), { url: '/users', loader });
    const first = visit();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    first.unmount();
    await jest.advanceTimersByTimeAsync(10);
    expect(asked.mock.calls.map(([{ request }]) => request.signal.aborted)).toEqual([true]);
    visit();
    await act(() => jest.advanceTimersByTimeAsync(loadDeadlineMs - 100));
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('ends in the failure page after 20 s: the entry', async () => {
    const descriptor = publish('1.0.0');
    openOutlet(descriptor, { load: () => new Promise(() => undefined) });
    await act(() => jest.advanceTimersByTimeAsync(slowAfterMs));
    expect(screen.getByText(/plus long que d'habitude/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(loadDeadlineMs - slowAfterMs + 10));
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('prefetch', () => {
  it('requests the files again after a failure', async () => {
    const descriptor = publish('1.0.0');
    let requests = 0;
    server.use(
      http.get('*/mf-manifest.json', () => {
        requests += 1;
        return new HttpResponse('<!doctype html>', { headers: { 'content-type': 'text/html' } });
      }),
    );
    const loader = createTestLoader();
    await expect(loader.prefetch(descriptor)).rejects.toMatchObject({ name: 'ModuleLoadError' });
    const before = requests;
    await expect(loader.prefetch(descriptor)).rejects.toMatchObject({ name: 'ModuleLoadError' });
    expect(requests).toBeGreaterThan(before);
  });
});

describe('preparePage', () => {
  const anyVisitor = { user: null, mayOpen: () => true };

  const publishWith = (access: ModuleDescriptor['routes'][number]['access']) => {
    const descriptor = publish('1.0.0', { routes: [{ path: '/users', access }] });
    const load = jest.fn(loadPage('Liste'));
    return { descriptor, load, loader: createTestLoader({ load }) };
  };

  it('a prepared page renders at once', async () => {
    const { descriptor, load, loader } = publishWith('public');
    await loader.preparePage('/users', anyVisitor);
    renderWithLoader(outlet(descriptor), { url: '/users', loader });
    expect(screen.getByText('Liste')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('requests nothing of a page that the user may not open', async () => {
    const { load, loader } = publishWith('read');
    const mayOpen = jest.fn(() => false);
    await loader.preparePage('/users', { user: null, mayOpen });
    expect(mayOpen).toHaveBeenCalledWith('users', 'read', [expect.objectContaining({ id: 'users' })]);
    expect(load).not.toHaveBeenCalled();
  });

  it('the first calls of the page are made with its client', async () => {
    const { load, loader } = publishWith('read');
    const prefetch = jest.fn(() => Promise.resolve());
    load.mockResolvedValueOnce({
      definition: { id: 'users', pages: [{ path: '/users', element: <p>Liste</p>, prefetch }] },
    });
    await loader.preparePage('/users', { ...anyVisitor, pageClient: loader.queryClient });
    expect(prefetch).toHaveBeenCalledWith(loader.queryClient);
  });

  it('a module that was preloaded opens at once, and sends its first calls only then', async () => {
    const { descriptor, load, loader } = publishWith('read');
    const prefetch = jest.fn(() => Promise.resolve());
    const page = { path: '/users', element: <p>Liste</p>, prefetch };
    load.mockResolvedValueOnce({ definition: { id: 'users', pages: [page] } });
    await loader.preload(descriptor, anyVisitor);
    expect(prefetch).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/users');
    renderWithLoader(outlet(descriptor), { url: '/users', loader });
    expect(screen.getByText('Liste')).toBeVisible();
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '/');
  });

  it('preloads nothing of a module that the user may not open, or when the browser saves data', async () => {
    const { descriptor, load, loader } = publishWith('read');
    await loader.preload(descriptor, { user: null, mayOpen: () => false });
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await loader.preload(descriptor, anyVisitor);
    Reflect.deleteProperty(navigator, 'connection');
    expect(load).not.toHaveBeenCalled();
  });

  it('leaves a failure to the page, which loads the module again', async () => {
    const { descriptor, load, loader } = publishWith('public');
    load.mockRejectedValueOnce(new Error('broken'));
    await loader.preparePage('/users', anyVisitor);
    renderWithLoader(outlet(descriptor), { url: '/users', loader });
    expect(await screen.findByText('Liste')).toBeVisible();
  });
});

describe('a part of another module that throws while unmounting', () => {
  const yard = buildDescriptor({ id: 'yard', entry: '/modules/yard/1.0.0/mf-manifest.json' });

  function Leaving() {
    useEffect(
      () => () => {
        const at = 'http://localhost:3000/modules/yard/1.0.0/part.js:1:1';
        throw Object.assign(new Error('clean-up'), { stack: `Error: clean-up\n at ${at}` });
      },
      [],
    );
    return <p>Quais</p>;
  }

  function Page() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button onClick={() => setShown(!shown)}>Onglet</button>
        {shown && <Leaving />}
      </>
    );
  }

  it('affects neither the page nor the module, and is reported for its own module', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const report = jest.fn();
    const reporter = createErrorReporter();
    reporter.connect(report);
    const pages = [{ path: '/users', element: <Page /> }];
    const load = () => Promise.resolve({ definition: { id: 'users', pages } });
    const loader = createTestLoader({ load }, reporter);
    loader.assets.register(yard, true);
    const { user } = renderWithLoader(outlet(publish('1.0.0')), { url: '/users', loader });
    for (const times of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: 'Onglet' }));
      expect(screen.getByText('Quais')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Onglet' }));
      expect(screen.queryByText('Quais')).not.toBeInTheDocument();
      expect(report).toHaveBeenCalledTimes(times);
    }
    expect(screen.getByRole('button', { name: 'Onglet' })).toBeVisible();
    expect(screen.queryByText('crashed')).not.toBeInTheDocument();
    expect(report.mock.calls[0]).toEqual([
      new Error('clean-up'),
      expect.objectContaining({ module: 'yard' }),
    ]);
  });
});

describe('an error of an event handler', () => {
  const broken = 'http://localhost:3000/modules/users/1.0.0/page.js:1:1';

  /** A page with a field that optionally registers as unsaved work. */
  function Field({ unsaved }: { unsaved: boolean }) {
    useUnsavedWork(unsaved);
    return <input aria-label="Nom" />;
  }

  async function openField(unsaved: boolean) {
    const descriptor = publish('1.0.0');
    const loader = createTestLoader({
      load: () =>
        Promise.resolve({
          definition: { id: 'users', pages: [{ path: '/users', element: <Field unsaved={unsaved} /> }] },
        }),
    });
    const { user } = renderWithLoader(outlet(descriptor), { url: '/users', loader });
    await user.type(await screen.findByLabelText('Nom'), 'Awa');
    const error = Object.assign(new Error('in a handler'), { stack: `Error\n at ${broken}` });
    act(() => void loader.errors.routeToModule(error));
    return user;
  }

  it('keeps what was typed and offers to open the page again', async () => {
    const user = await openField(false);
    expect(await screen.findByText('Une action du module Gestion Utilisateurs a échoué')).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveValue('Awa');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(screen.getByLabelText('Nom')).toHaveValue('');
  });

  it('offers nothing that would lose unsaved work', async () => {
    await openField(true);
    expect(await screen.findByText(/La page reste ouverte avec votre saisie/)).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveValue('Awa');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });
});
