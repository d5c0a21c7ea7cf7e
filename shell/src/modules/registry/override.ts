import {
  isLoopbackOrigin,
  versionFor,
  type CanaryUser,
  type ModuleDescriptor,
  type RegistryEntry,
  type RuntimeConfig,
} from '@escale/contracts';
import { tabStore } from '@escale/i18n';

/** What a tab remembers of its override. */
export const overrideKeys = { requested: 'escale.override', confirmed: 'escale.override.confirmed' } as const;
const format = /^([a-z][a-z0-9-]{1,40})@(https?:\/\/.+)$/;

/** A module served by a developer's server instead of the published one, in this tab. */
export interface Override {
  id: string;
  origin: string;
  /** True: the user has agreed in this tab. A link alone replaces nothing. */
  confirmed: boolean;
  /** The descriptor read from the developer's server. */
  descriptor?: ModuleDescriptor | undefined;
}

/**
 * `refused`: the deployment does not permit it. `asked`: waits for consent. `unreachable`: the developer's server has not sent its
 * descriptor.
 */
export type OverrideState = 'refused' | 'asked' | 'unreachable' | 'active';

/** Returns an override as stored in links and in the tab. */
export const nameOf = ({ id, origin }: Pick<Override, 'id' | 'origin'>) => `${id}@${origin}`;

function parseOverride(text: string | null): Override | null {
  const [, id, address] = format.exec(text ?? '') ?? [];
  if (id === undefined || address === undefined || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return { id, origin, confirmed: tabStore.read(overrideKeys.confirmed) === nameOf({ id, origin }) };
}

/** Returns what `?module=<id>@<address>` requests, now or earlier in this tab; `null` without such a request. */
export function readOverride(): Override | null {
  const requested = new URLSearchParams(window.location.search).get('module');
  if (requested !== null) tabStore.write(overrideKeys.requested, requested);
  return parseOverride(tabStore.read(overrideKeys.requested));
}

/** Returns whether an override applies. Only the user's own machine may serve it. */
export function overrideState(override: Override, config: RuntimeConfig): OverrideState {
  if (!config.moduleOverride || !isLoopbackOrigin(override.origin)) return 'refused';
  if (!override.confirmed) return 'asked';
  return override.descriptor === undefined ? 'unreachable' : 'active';
}

/** Marks a descriptor of a developer's server; being a symbol, no registry can contain it. */
export const overridden = Symbol('overridden');

/** True for a descriptor of a developer's server. */
export function isOverridden(descriptor: ModuleDescriptor): boolean {
  return overridden in descriptor;
}

/** Returns the version of an entry for a user in this tab: the developer's, a canary, or the live one. */
export function resolveVersion(
  entry: RegistryEntry,
  user: CanaryUser | null,
  own: ModuleDescriptor | undefined,
): ModuleDescriptor {
  return own?.id === entry.live.id ? own : versionFor(entry, user);
}

/** Returns the version of each module for a user in this tab; the developer's need not be published. */
export function resolveVersions(
  entries: readonly RegistryEntry[],
  user: CanaryUser | null,
  own: ModuleDescriptor | undefined,
): ModuleDescriptor[] {
  const published = entries.map((entry) => resolveVersion(entry, user, own));
  return own === undefined || published.includes(own) ? published : [...published, own];
}
