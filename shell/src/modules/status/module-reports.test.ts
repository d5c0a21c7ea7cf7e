import { buildDescriptor, http, HttpResponse, server } from '@escale/testing';
import { ModuleLoadError } from '../errors/module-load-error';
import type { Override } from '../registry/override';
import { createModuleStatusStore } from './module-status-store';
import { startModuleReports } from './module-reports';

const usersVersion = (version = '2.0.0') => buildDescriptor({ id: 'users', version });
const settings = buildDescriptor({ id: 'settings', version: '1.0.0' });

let sentBodies: unknown[];
let responseStatus: number;
let stopReports: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  sentBodies = [];
  responseStatus = 200;
  server.use(
    http.post('*/api/reports/modules', async ({ request }) => {
      sentBodies.push(await request.json());
      return HttpResponse.json({ success: responseStatus === 200 }, { status: responseStatus });
    }),
  );
});

afterEach(() => {
  stopReports();
  jest.useRealTimers();
});

function startReports(override: Override | null = null) {
  const store = createModuleStatusStore();
  const begin = () => {
    stopReports = startModuleReports({ status: store, override }, '/api');
  };
  return { store, begin };
}

const advanceTime = () => jest.advanceTimersByTimeAsync(6_000);

it('reports events from before and after its start in one call, each once', async () => {
  const { store, begin } = startReports();
  store.recordRunning(usersVersion(), false);
  begin();
  store.recordPrefetched(settings);
  store.recordFailure(settings, new ModuleLoadError('integrity', { file: 'main.js' }));
  store.recordRunning(usersVersion(), false);
  expect(sentBodies).toEqual([]);
  await advanceTime();
  expect(sentBodies).toEqual([
    {
      reports: [
        { module: 'users', version: '2.0.0', result: 'loaded' },
        { module: 'settings', version: '1.0.0', result: 'integrity' },
      ],
    },
  ]);
  await advanceTime();
  expect(sentBodies).toHaveLength(1);
});

it('reports a failure and the version that replaced the failed one', async () => {
  const { store, begin } = startReports();
  begin();
  store.recordFailure(usersVersion(), new ModuleLoadError('broken'));
  store.recordRunning(usersVersion('1.0.0'), true);
  store.recordFailure(usersVersion(), new ModuleLoadError('broken'));
  await advanceTime();
  expect(sentBodies).toMatchObject([
    { reports: [{ result: 'broken' }, { version: '1.0.0', result: 'loaded' }, { result: 'broken' }] },
  ]);
});

it('sends the waiting reports at once when the user leaves the tab', async () => {
  const { store, begin } = startReports();
  begin();
  store.recordRunning(usersVersion(), false);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
  await jest.advanceTimersByTimeAsync(100);
  expect(sentBodies).toHaveLength(1);
});

it.each([404, 429, 500])('sends nothing more after a refusal (%d), and shows no error', async (refusal) => {
  responseStatus = refusal;
  const logged = jest.spyOn(console, 'error');
  const { store, begin } = startReports();
  begin();
  store.recordRunning(usersVersion(), false);
  await advanceTime();
  store.recordRunning(settings, false);
  await advanceTime();
  expect(sentBodies).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
});

it('survives a network that is down', async () => {
  server.use(http.post('*/api/reports/modules', () => HttpResponse.error(), { once: true }));
  const { store, begin } = startReports();
  begin();
  store.recordRunning(usersVersion(), false);
  await advanceTime();
  store.recordRunning(settings, false);
  await advanceTime();
  expect(sentBodies).toEqual([{ reports: [{ module: 'settings', version: '1.0.0', result: 'loaded' }] }]);
});

it('does not report a version that a developer serves', async () => {
  const { store, begin } = startReports({ id: 'users', origin: 'http://localhost:3010', confirmed: true });
  begin();
  store.recordRunning(usersVersion(), false);
  await advanceTime();
  expect(sentBodies).toEqual([]);
});
