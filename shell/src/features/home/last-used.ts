import { localStore } from '@escale/i18n';

const maxStoredModules = 12;
const storageKeyOf = (userId: string) => `escale.used.${userId}`;

/** Returns the ids of the modules that this account has opened in this browser, the most recent first. */
export function readLastUsed(userId: string): string[] {
  try {
    const stored = JSON.parse(localStore.read(storageKeyOf(userId)) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores that this account has opened a module in this browser. */
export function recordUse(userId: string, moduleId: string): void {
  const others = readLastUsed(userId).filter((id) => id !== moduleId);
  localStore.write(storageKeyOf(userId), JSON.stringify([moduleId, ...others].slice(0, maxStoredModules)));
}
