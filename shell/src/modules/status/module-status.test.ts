import { buildDescriptor } from '@escale/testing';
import { ModuleLoadError } from '../errors/module-load-error';
import { deriveModuleStatus, type ModuleStatus } from './module-status';
import { createModuleStatusStore, type ModuleStatusStore } from './module-status-store';

const oldVersion = buildDescriptor({ id: 'users', version: '1.0.0' });
const liveVersion = buildDescriptor({ id: 'users', version: '2.0.0' });
const brokenError = new ModuleLoadError('broken');
const integrityError = new ModuleLoadError('integrity');

it.each<[string, (store: ModuleStatusStore) => void, ModuleStatus['kind']]>([
  ['nothing has happened', () => undefined, 'available'],
  ['it has been prefetched', (store) => store.recordPrefetched(liveVersion), 'ready'],
  ['an older version has been prefetched', (store) => store.recordPrefetched(oldVersion), 'available'],
  ['it runs', (store) => store.recordRunning(liveVersion, false), 'ready'],
  ['an older version runs', (store) => store.recordRunning(oldVersion, false), 'renewed'],
  [
    'an older version runs and it has been prefetched',
    (store) => {
      store.recordRunning(oldVersion, false);
      store.recordPrefetched(liveVersion);
    },
    'renewed',
  ],
  ['it has failed', (store) => store.recordFailure(liveVersion, brokenError), 'degraded'],
  ['it was tampered with', (store) => store.recordFailure(liveVersion, integrityError), 'refused'],
])('%s', (_name, act, expected) => {
  const store = createModuleStatusStore();
  act(store);
  expect(deriveModuleStatus(liveVersion, null, store.records().get('users')).kind).toBe(expected);
});

it('stays degraded while a fallback version runs, and recovers with the next version', () => {
  const store = createModuleStatusStore();
  store.recordFailure(liveVersion, brokenError);
  store.recordRunning(oldVersion, true);
  expect(deriveModuleStatus(liveVersion, null, store.records().get('users'))).toEqual({
    kind: 'degraded',
    error: brokenError,
  });
  expect(store.hasFailed(liveVersion)).toBe(true);
  store.recordRunning(liveVersion, false);
  expect(deriveModuleStatus(liveVersion, null, store.records().get('users')).kind).toBe('ready');
  expect(store.hasFailed(liveVersion)).toBe(false);
});

it('is announced without an entry, and refused when incompatible', () => {
  expect(deriveModuleStatus({ ...liveVersion, entry: null }, null).kind).toBe('announced');
  expect(deriveModuleStatus({ ...liveVersion, entry: null, withdrawn: true }, null).kind).toBe('withdrawn');
  expect(deriveModuleStatus(liveVersion, new ModuleLoadError('shared')).kind).toBe('refused');
});

it('notifies its subscribers of each change', () => {
  const store = createModuleStatusStore();
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.recordPrefetched(liveVersion);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.recordRunning(liveVersion, false);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('knows a version as stable once it is marked', () => {
  const store = createModuleStatusStore();
  store.markStable(oldVersion);
  expect(store.isStable(oldVersion)).toBe(true);
  expect(store.isStable(liveVersion)).toBe(false);
});
