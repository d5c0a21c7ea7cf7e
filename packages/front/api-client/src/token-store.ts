import { sessionEndReason, type SessionEndReason } from '@escale/contracts';
import { localStore } from '@escale/i18n';
import { tokenArrival } from './token-arrival';

const tokenKey = 'accessToken';

/** Key that is stored if a sign-out, not an expiry, removed the token; other tabs read it. */
const signedOutKey = 'escale.signed-out';

/** Key of the reason why the session ended; other tabs read it. */
const endReasonKey = 'escale.session-end';

/** Key of the owner's data that the document may show before the application starts (the shell's `boot.js`). */
const ownerKey = 'escale.owner';

export interface TokenOwner {
  id: string;
  firstName: string;
  timezone: string;
}

/** The access token in local storage under `accessToken` (§3); in memory if the browser refuses storage. */
export const tokenStore = {
  read: (): string | null => localStore.read(tokenKey),
  write(token: string): void {
    localStore.remove(signedOutKey);
    localStore.remove(endReasonKey);
    tokenArrival.record(token);
    localStore.write(tokenKey, token);
  },
  /** Removes the token. `bySignOut` also ends the session in other tabs, even over unsaved work; other tabs show `reason`. */
  clear({
    bySignOut = false,
    reason,
  }: { bySignOut?: boolean; reason?: SessionEndReason | undefined } = {}): void {
    if (bySignOut) localStore.write(signedOutKey, 'true');
    if (reason !== undefined) localStore.write(endReasonKey, reason);
    localStore.remove(tokenKey);
    localStore.remove(ownerKey);
    tokenArrival.forget();
  },
  /**
   * Stores the owner's data, which the document may show until the token is removed. Without a
   * token, stores nothing.
   */
  keepOwner({ id, firstName, timezone }: TokenOwner): void {
    if (this.read() !== null) localStore.write(ownerKey, JSON.stringify({ id, firstName, timezone }));
  },
  /** True if a sign-out removed the last token. */
  wasSignedOut: (): boolean => localStore.read(signedOutKey) !== null,
  /** Returns why the session of the last token ended, if known. */
  endReason: (): SessionEndReason | undefined => sessionEndReason(localStore.read(endReasonKey)),
  /**
   * Calls `onChange` with the previous token when another tab has changed the token. Read the current token from the store: a page
   * that slept is notified of changes that are already outdated. Returns the unsubscribe function.
   */
  subscribe(onChange: (previous: string | null) => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === tokenKey || event.key === null) onChange(event.oldValue);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
