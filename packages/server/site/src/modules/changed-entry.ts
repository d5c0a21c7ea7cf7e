import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import { keptVersions } from '../base/kept-versions';

/**
 * Returns the entry with another live version. The version that was live becomes the newest
 * previous version, unless it is a placeholder. A canary that goes live ends.
 */
export function entryWithLive(
  current: RegistryEntry | undefined,
  descriptor: ModuleDescriptor,
): RegistryEntry {
  const canary = current?.canary;
  const kept = canary && canary.version.version !== descriptor.version ? { canary } : {};
  return { live: descriptor, previous: previousOf(current, descriptor.version), ...kept };
}

function previousOf(current: RegistryEntry | undefined, version: string): ModuleDescriptor[] {
  if (current === undefined) return [];
  return [current.live, ...current.previous]
    .filter((descriptor) => descriptor.entry !== null && descriptor.version !== version)
    .slice(0, keptVersions());
}

/**
 * Returns the placeholder of a withdrawn module: its addresses and its card, and nothing that could be loaded. A shell that does
 * not know withdrawals treats it as an announced module.
 */
function placeholderOf(live: ModuleDescriptor, withCard: boolean): ModuleDescriptor {
  const { id, version, owner, label, hostApi, path, permissions, routes, translations } = live;
  const card = withCard && live.card !== null ? { ...live.card, figure: undefined } : null;
  return {
    ...{ id, version, owner, label, hostApi, path, permissions, routes, translations },
    card: card === null ? null : { ...card, status: 'coming-soon' },
    entry: null,
    files: {},
    withdrawn: true,
  };
}

/** Returns the entry with its live version withdrawn. */
export function withdrawnEntry({ live, previous }: RegistryEntry, withCard: boolean): RegistryEntry {
  return { live: placeholderOf(live, withCard), previous, withdrawn: live };
}

/** Returns the entry without its withdrawal; an entry that is not withdrawn is returned unchanged. */
export function restoredEntry(entry: RegistryEntry): RegistryEntry {
  return entry.withdrawn ? { live: entry.withdrawn, previous: entry.previous } : entry;
}

/**
 * Returns the changed entry. A module that was withdrawn stays so, with or without a card as
 * before.
 */
export function keepWithdrawn(changed: RegistryEntry, before: RegistryEntry | undefined): RegistryEntry {
  if (!before?.withdrawn) return changed;
  const cardHidden = before.live.card === null && before.withdrawn.card !== null;
  return withdrawnEntry(changed, !cardHidden);
}
