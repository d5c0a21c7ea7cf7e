import {
  versionFor,
  type CanaryUser,
  type ModuleDescriptor,
  type RegistryEntry,
  type RuntimeConfig,
} from '@escale/contracts';

const key = 'escale.override';
const confirmedKey = 'escale.override.confirmed';
const format = /^([a-z][a-z0-9-]{1,40})@(https?:\/\/.+)$/;

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A module that a developer's server serves instead of the published one, in this tab. */
export interface Override {
  id: string;
  origin: string;
  /** Agreed to in this tab: a link alone replaces nothing. */
  confirmed: boolean;
}

/** `refused`: the deployment does not permit it. `asked`: it waits for the person's word. */
export type OverrideState = 'refused' | 'asked' | 'active';

const nameOf = ({ id, origin }: Pick<Override, 'id' | 'origin'>) => `${id}@${origin}`;

function parseOverride(text: string | null): Override | null {
  const [, id, address] = format.exec(text ?? '') ?? [];
  if (id === undefined || address === undefined || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return { id, origin, confirmed: sessionStorage.getItem(confirmedKey) === nameOf({ id, origin }) };
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

/** Returns whether an override applies. Only the machine of the one who asks may serve it, from an allowed origin. */
export function overrideState({ origin, confirmed }: Override, config: RuntimeConfig): OverrideState {
  if (!config.moduleOverride || !loopback.test(origin) || !config.allowedOrigins.includes(origin))
    return 'refused';
  return confirmed ? 'active' : 'asked';
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

function reloadWithoutRequest(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('module');
  window.location.replace(address);
}

/** Agrees to the override for this tab and reloads the page with it. */
export function confirmOverride(override: Override): void {
  sessionStorage.setItem(confirmedKey, nameOf(override));
  reloadWithoutRequest();
}

/** Forgets the override and reloads the page without it. */
export function leaveOverride(): void {
  sessionStorage.removeItem(key);
  sessionStorage.removeItem(confirmedKey);
  reloadWithoutRequest();
}
