import { formatRegistry } from '@escale/contracts';
import { act, http, HttpResponse, screen, server } from '@escale/testing';
import { CrashBoundary } from '../features/crash/crash-boundary';
import { createTestLoader, renderWithLoader } from '../modules/test-loader';
import { RouteView } from './route-view';

/** Records the types of the events for which window and document get listeners. */
function recordListeners() {
  const added = [window, document].map((target) =>
    jest.spyOn<Pick<EventTarget, 'addEventListener'>, 'addEventListener'>(target, 'addEventListener'),
  );
  return () => new Set(added.flatMap(({ mock }) => mock.calls.map(([type]) => type)));
}

it('no listener of the frame fails on an event without the properties of its type', async () => {
  const listenedTypes = recordListeners();
  server.use(
    http.get('*/modules.json', () => new HttpResponse(formatRegistry([]))),
    http.get('*/config.json', () => HttpResponse.json({})),
  );
  const loader = createTestLoader();
  const stop = loader.protect(document);
  const app = (
    <CrashBoundary onError={loader.reportAttributed}>
      <RouteView />
    </CrashBoundary>
  );
  renderWithLoader(app, { as: 'SUPER_ADMIN', url: '/modules', loader });
  await screen.findAllByRole('button', { name: 'Rechercher ou aller à…' });
  const types = listenedTypes();
  for (const type of ['keydown', 'storage', 'focusin', 'error', 'securitypolicyviolation'])
    expect(types).toContain(type);

  const thrown: string[] = [];
  window.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) thrown.push(event.message);
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const type of types)
    for (const target of [document.body, document, window])
      act(() => void target.dispatchEvent(new Event(type, { bubbles: true })));
  stop();
  expect(thrown).toEqual([]);
});
