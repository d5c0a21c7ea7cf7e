import { isStorageKept, localStore, tabStore } from './safe-storage';

const refuseStorage = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
};

afterEach(() => {
  jest.restoreAllMocks();
  for (const store of [localStore, tabStore]) store.remove('key');
});

describe.each([
  ['local storage', localStore, () => localStorage],
  ['session storage', tabStore, () => sessionStorage],
])('%s', (_name, store, storage) => {
  it('is read, written and emptied', () => {
    expect(store.write('key', 'one')).toBe(true);
    expect(storage().getItem('key')).toBe('one');
    expect(store.read('key')).toBe('one');
    store.remove('key');
    expect(storage().getItem('key')).toBeNull();
  });

  it.each([
    ['refused', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ] as const)('that is %s works from memory', (_how, methods) => {
    refuseStorage(...methods);
    expect(store.write('key', 'one')).toBe(false);
    expect(store.read('key')).toBe('one');
    store.remove('key');
    expect(store.read('key')).toBeNull();
  });

  it('that is full returns what was written last, also once there is room', () => {
    storage().setItem('key', 'old');
    refuseStorage('setItem');
    store.write('key', 'new');
    expect(store.read('key')).toBe('new');
    jest.restoreAllMocks();
    store.write('key', 'newest');
    expect(storage().getItem('key')).toBe('newest');
    expect(store.read('key')).toBe('newest');
  });
});

it('takes over what another tab has stored or removed in shared storage', () => {
  refuseStorage('setItem');
  for (const key of ['key', null]) {
    for (const store of [localStore, tabStore]) store.write('key', 'here');
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    expect([localStore.read('key'), tabStore.read('key')]).toEqual([null, 'here']);
  }
});

it('works from memory when access to storage itself throws', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const [isKept, value] = [localStore.write('key', 'one'), localStore.read('key')];
  jest.restoreAllMocks();
  expect([isKept, value]).toEqual([false, 'one']);
});

it('reports whether storage keeps anything', () => {
  expect(isStorageKept()).toBe(true);
  refuseStorage('setItem');
  expect(isStorageKept()).toBe(false);
});
