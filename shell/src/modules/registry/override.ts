import {
  versionFor,
  type CanaryUser,
  type ModuleDescriptor,
  type RegistryEntry,
  type RuntimeConfig,
} from '@escale/contracts';

const key = 'escale.override';
const format = /^([a-z][a-z0-9-]{1,40})@(https?:\/\/.+)$/;

/** A module that a developer's server serves instead of the published one, in this tab. */
export interface Override {
  id: string;
  origin: string;
}

function parseOverride(text: string | null): Override | null {
  const [, id, address] = format.exec(text ?? '') ?? [];
  return id !== undefined && address !== undefined && URL.canParse(address)
    ? { id, origin: new URL(address).origin }
    : null;
}

/** Returns what `?module=<id>@<address>` requests, now or earlier in this tab; `null` without such a request. */
export function readOverride(): Override | null {
  try {
    const requested = new URLSearchParams(window.location.search).get('module');
    if (requested !== null) sessionStorage.setItem(key, requested);
    return parseOverride(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** True where the deployment permits overrides and allows the origin of this one. */
export function isOverrideAllowed({ origin }: Override, config: RuntimeConfig): boolean {
  return config.moduleOverride && config.allowedOrigins.includes(origin);
}

/** Marks a descriptor that an override has changed; nothing in a registry can carry it. */
const overridden = Symbol('overridden');

/** True for a descriptor that an override has changed. */
export function isOverridden(descriptor: ModuleDescriptor): boolean {
  return overridden in descriptor;
}

function applyOverride(descriptor: ModuleDescriptor, { origin }: Override): ModuleDescriptor {
  const marked = { ...descriptor, [overridden]: true };
  return {
    ...marked,
    seal: undefined,
    version: 'override',
    entry: `${origin}/mf-manifest.json`,
    files: {},
    lacks: undefined,
  };
}

/** Returns the version of an entry for a user in this tab: the developer's, a canary, or the live one. */
export function resolveVersion(
  entry: RegistryEntry,
  user: CanaryUser | null,
  override: Override | null,
): ModuleDescriptor {
  const descriptor = versionFor(entry, user);
  return override?.id === descriptor.id ? applyOverride(descriptor, override) : descriptor;
}

/** Forgets the override and reloads the page without it. */
export function leaveOverride(): void {
  sessionStorage.removeItem(key);
  const address = new URL(window.location.href);
  address.searchParams.delete('module');
  window.location.replace(address);
}
