import { buildDescriptor } from '@escale/testing';
import { ModuleLoadError } from '../errors/module-load-error';
import { moduleStatus, type ModuleStatus } from './module-status';
import { createModuleStatusStore, type ModuleStatusStore } from './module-status-store';

const old = buildDescriptor({ id: 'users', version: '1.0.0' });
const live = buildDescriptor({ id: 'users', version: '2.0.0' });
const broken = new ModuleLoadError('broken');
const tampered = new ModuleLoadError('integrity');

it.each<[string, (store: ModuleStatusStore) => void, ModuleStatus['kind']]>([
  ['nothing has happened', () => undefined, 'available'],
  ['it has been prefetched', (store) => store.recordPrefetched(live), 'ready'],
  ['an older version has been prefetched', (store) => store.recordPrefetched(old), 'available'],
  ['it runs', (store) => store.recordRunning(live, false), 'ready'],
  ['an older version runs', (store) => store.recordRunning(old, false), 'renewed'],
  [
    'an older version runs and it has been prefetched',
    (store) => {
      store.recordRunning(old, false);
      store.recordPrefetched(live);
    },
    'renewed',
  ],
  ['it has failed', (store) => store.recordFailure(live, broken), 'degraded'],
  ['it was tampered with', (store) => store.recordFailure(live, tampered), 'refused'],
])('%s', (_name, act, expected) => {
  const store = createModuleStatusStore();
  act(store);
  expect(moduleStatus(live, null, store.records().get('users')).kind).toBe(expected);
});

it('stays degraded while a fallback version runs, and recovers with the next version', () => {
  const store = createModuleStatusStore();
  store.recordFailure(live, broken);
  store.recordRunning(old, true);
  expect(moduleStatus(live, null, store.records().get('users'))).toEqual({ kind: 'degraded', error: broken });
  expect(store.hasFailed(live)).toBe(true);
  store.recordRunning(live, false);
  expect(moduleStatus(live, null, store.records().get('users')).kind).toBe('ready');
  expect(store.hasFailed(live)).toBe(false);
});

it('is announced without an entry, and refused when incompatible', () => {
  expect(moduleStatus({ ...live, entry: null }, null).kind).toBe('announced');
  expect(moduleStatus({ ...live, entry: null, withdrawn: true }, null).kind).toBe('withdrawn');
  expect(moduleStatus(live, new ModuleLoadError('shared')).kind).toBe('refused');
});

it('notifies its subscribers of each change', () => {
  const store = createModuleStatusStore();
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.recordPrefetched(live);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.recordRunning(live, false);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('knows a version as stable once it is marked', () => {
  const store = createModuleStatusStore();
  store.markStable(old);
  expect(store.isStable(old)).toBe(true);
  expect(store.isStable(live)).toBe(false);
});
