import { tokenStore } from './token-store';

const dispatchStorageEvent = (init: StorageEventInit) =>
  window.dispatchEvent(new StorageEvent('storage', init));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('storage', () => {
  it('remembers a sign-out until the next token', () => {
    tokenStore.write('one');
    tokenStore.clear();
    expect(tokenStore.wasSignedOut()).toBe(false);
    tokenStore.clear({ bySignOut: true });
    expect(tokenStore.wasSignedOut()).toBe(true);
    tokenStore.write('two');
    expect(tokenStore.wasSignedOut()).toBe(false);
  });

  it('keeps the data of the owner that the document shows as long as the token', () => {
    const owner = { id: '1', firstName: 'Awa', timezone: 'Africa/Abidjan' };
    tokenStore.write('one');
    tokenStore.keepOwner(owner);
    expect(JSON.parse(localStorage.getItem('escale.owner') ?? '')).toEqual(owner);
    tokenStore.clear();
    expect(localStorage.getItem('escale.owner')).toBeNull();
    tokenStore.keepOwner(owner);
    expect(localStorage.getItem('escale.owner')).toBeNull();
  });

  it.each([
    ['refused', ['getItem', 'setItem', 'removeItem']],
    ['full', ['setItem']],
  ] as const)('that is %s keeps the token until the page is left', (_how, methods) => {
    for (const method of methods)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    tokenStore.write('one');
    expect(tokenStore.read()).toBe('one');
    tokenStore.clear({ bySignOut: true });
    expect(tokenStore.read()).toBeNull();
    expect(tokenStore.wasSignedOut()).toBe(true);
    tokenStore.write('two');
    expect(tokenStore.wasSignedOut()).toBe(false);
    tokenStore.clear();
  });
});

describe('other tabs', () => {
  it('report a new token, a removed token and a cleared storage, and nothing else', () => {
    const onChange = jest.fn();
    const unsubscribe = tokenStore.subscribe(onChange);
    dispatchStorageEvent({ key: 'accessToken', newValue: 'two', oldValue: 'one' });
    dispatchStorageEvent({ key: 'accessToken', newValue: null, oldValue: 'two' });
    dispatchStorageEvent({ key: null });
    dispatchStorageEvent({ key: 'theme', newValue: 'dark' });
    expect(onChange.mock.calls).toEqual([['one'], ['two'], [null]]);
    unsubscribe();
    dispatchStorageEvent({ key: 'accessToken', newValue: 'three', oldValue: null });
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
