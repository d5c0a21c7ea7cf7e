import { sessionEndReason, type SessionEndReason } from '@escale/contracts';
import { localStore } from '@escale/i18n';
import { tokenArrival } from './token-arrival';

const key = 'accessToken';

/** Present if the token was removed by a sign-out, not because the session expired; read by other tabs. */
const signedOutKey = 'escale.signed-out';

/** Why the session ended; read by other tabs. */
const endKey = 'escale.session-end';

/** What the document may show of the token's owner before the application starts (the shell's `boot.js`). */
const ownerKey = 'escale.owner';

export interface TokenOwner {
  id: string;
  firstName: string;
  timezone: string;
}

/** The access token in local storage under `accessToken` (§3); in memory if the browser refuses storage. */
export const tokenStore = {
  read: (): string | null => localStore.read(key),
  write(token: string): void {
    localStore.remove(signedOutKey);
    localStore.remove(endKey);
    tokenArrival.record(token);
    localStore.write(key, token);
  },
  /** Removes the token. `bySignOut` ends the session in other tabs too, even over unsaved work; `reason` is what they show. */
  clear({
    bySignOut = false,
    reason,
  }: { bySignOut?: boolean; reason?: SessionEndReason | undefined } = {}): void {
    if (bySignOut) localStore.write(signedOutKey, 'true');
    if (reason !== undefined) localStore.write(endKey, reason);
    localStore.remove(key);
    localStore.remove(ownerKey);
    tokenArrival.forget();
  },
  /** Stores what the document may show of the token's owner, until the token is removed; nothing if that has already happened. */
  keepOwner({ id, firstName, timezone }: TokenOwner): void {
    if (this.read() !== null) localStore.write(ownerKey, JSON.stringify({ id, firstName, timezone }));
  },
  /** True when the last token was removed by a sign-out. */
  wasSignedOut: (): boolean => localStore.read(signedOutKey) !== null,
  /** Returns why the session of the last token ended, if known. */
  endReason: (): SessionEndReason | undefined => sessionEndReason(localStore.read(endKey)),
  /**
   * Calls `onChange` when another tab has changed the token from `previous`. The current value is in the store: a page that slept
   * is notified of changes that are already outdated. Returns the unsubscribe function.
   */
  subscribe(onChange: (previous: string | null) => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(event.oldValue);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
