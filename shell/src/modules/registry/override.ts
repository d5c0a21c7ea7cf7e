import {
  isLoopbackOrigin,
  versionFor,
  type CanaryUser,
  type ModuleDescriptor,
  type RegistryEntry,
  type RuntimeConfig,
} from '@escale/contracts';
import { tabStore } from '@escale/i18n';

/** The keys in the tab's storage for its override. */
export const overrideKeys = { requested: 'escale.override', confirmed: 'escale.override.confirmed' } as const;
const overridePattern = /^([a-z][a-z0-9-]{1,40})@(https?:\/\/.+)$/;

/** A module served by a developer's server instead of the published one, in this tab. */
export interface Override {
  id: string;
  origin: string;
  /** True if the user has agreed in this tab. A link alone does not activate an override. */
  confirmed: boolean;
  /** The descriptor read from the developer's server. */
  descriptor?: ModuleDescriptor | undefined;
}

/**
 * `refused`: the deployment does not permit the override. `asked`: the user has not yet agreed. `unreachable`: the developer's
 * server has not sent its descriptor.
 */
export type OverrideState = 'refused' | 'asked' | 'unreachable' | 'active';

/** Returns the text of an override, as in links and in the tab's storage. */
export const formatOverride = ({ id, origin }: Pick<Override, 'id' | 'origin'>) => `${id}@${origin}`;

function parseOverride(text: string | null): Override | null {
  const [, id, address] = overridePattern.exec(text ?? '') ?? [];
  if (id === undefined || address === undefined || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return { id, origin, confirmed: tabStore.read(overrideKeys.confirmed) === formatOverride({ id, origin }) };
}

/** Returns the override that `?module=<id>@<address>` requests or has requested earlier in this tab; `null` if there is none. */
export function readOverride(): Override | null {
  const requested = new URLSearchParams(window.location.search).get('module');
  if (requested !== null) tabStore.write(overrideKeys.requested, requested);
  return parseOverride(tabStore.read(overrideKeys.requested));
}

/** Returns the state of an override. Only a server on the user's own machine may serve one. */
export function overrideState(override: Override, config: RuntimeConfig): OverrideState {
  if (!config.moduleOverride || !isLoopbackOrigin(override.origin)) return 'refused';
  if (!override.confirmed) return 'asked';
  return override.descriptor === undefined ? 'unreachable' : 'active';
}

/** Marks a descriptor read from a developer's server. The mark is a symbol, so no registry can contain it. */
export const overriddenMark = Symbol('overridden');

/** True for a descriptor read from a developer's server. */
export function isOverridden(descriptor: ModuleDescriptor): boolean {
  return overriddenMark in descriptor;
}

/** Returns the version of a module for a user in this tab: the developer's, a canary, or the live one. */
export function resolveVersion(
  entry: RegistryEntry,
  user: CanaryUser | null,
  own: ModuleDescriptor | undefined,
): ModuleDescriptor {
  return own?.id === entry.live.id ? own : versionFor(entry, user);
}

/** Returns the version of each module for a user in this tab. The developer's module need not be published. */
export function resolveVersions(
  entries: readonly RegistryEntry[],
  user: CanaryUser | null,
  own: ModuleDescriptor | undefined,
): ModuleDescriptor[] {
  const published = entries.map((entry) => resolveVersion(entry, user, own));
  return own === undefined || published.includes(own) ? published : [...published, own];
}
