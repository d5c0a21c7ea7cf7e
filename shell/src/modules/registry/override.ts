import {
  isLoopbackOrigin,
  versionFor,
  type CanaryUser,
  type ModuleDescriptor,
  type RegistryEntry,
  type RuntimeConfig,
} from '@escale/contracts';
import { tabStore } from '@escale/i18n';
import type { MayOpen } from './may-open';

/** The keys in the tab's storage for its override. */
export const overrideKeys = { requested: 'escale.override', confirmed: 'escale.override.confirmed' } as const;
const overridePattern = /^([a-z][a-z0-9-]{1,40})@(?:preview-([0-9a-f]{32})|(https?:\/\/.+))$/;

/** A module that replaces the published one in this tab: from a developer's server, or a preview of this site. */
export interface Override {
  id: string;
  /** Origin that serves the module. */
  origin: string;
  /** Id of the preview; `undefined` for a module of a developer's server. */
  preview?: string | undefined;
  /** The end of the preview in ISO 8601; `null` if it has ended. */
  expires?: string | null | undefined;
  /** True if the user has agreed in this tab. A link alone does not activate an override. */
  confirmed: boolean;
  /** The descriptor that the developer's server sent, or that of the preview. */
  descriptor?: ModuleDescriptor | undefined;
}

/**
 * `refused`: the deployment does not permit the override. `asked`: the user has not yet agreed. `unreachable`: the descriptor was
 * not read. `expired`: the preview has ended. `denied`: the user may not read the module, or the module is withdrawn.
 */
export type OverrideState = 'refused' | 'asked' | 'unreachable' | 'active' | 'expired' | 'denied';

/** Returns the text of an override, as in links and in the tab's storage. */
export const formatOverride = ({ id, origin, preview }: Pick<Override, 'id' | 'origin' | 'preview'>) =>
  `${id}@${preview === undefined ? origin : `preview-${preview}`}`;

function parseOverride(text: string | null): Override | null {
  const [, id, preview, address = window.location.origin] = overridePattern.exec(text ?? '') ?? [];
  if (id === undefined || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  const requested = { id, origin, ...(preview !== undefined && { preview }) };
  return { ...requested, confirmed: tabStore.read(overrideKeys.confirmed) === formatOverride(requested) };
}

/**
 * Returns the override that `?module=<id>@<address>` or `?module=<id>@preview-<id>` requests, or has requested earlier in this tab;
 * `null` if there is none.
 */
export function readOverride(): Override | null {
  const requested = new URLSearchParams(window.location.search).get('module');
  if (requested !== null) tabStore.write(overrideKeys.requested, requested);
  return parseOverride(tabStore.read(overrideKeys.requested));
}

/**
 * Returns the state of an override. Unless the override is a preview, only a server on the user's own machine may serve it.
 * `mayUse` is false if the user may not read the module that a preview replaces.
 */
export function overrideState(override: Override, config: RuntimeConfig, mayUse = true): OverrideState {
  if (override.preview !== undefined) return previewState(override, mayUse);
  if (!config.moduleOverride || !isLoopbackOrigin(override.origin)) return 'refused';
  if (!override.confirmed) return 'asked';
  return override.descriptor === undefined ? 'unreachable' : 'active';
}

function previewState({ confirmed, descriptor, expires }: Override, mayUse: boolean): OverrideState {
  if (expires === null) return 'expired';
  if (descriptor === undefined) return 'unreachable';
  if (!mayUse) return 'denied';
  return confirmed ? 'active' : 'asked';
}

/** Marks a descriptor read from a developer's server. The mark is a symbol, so no registry can contain it. */
export const overriddenMark = Symbol('overridden');

/** True for a descriptor read from a developer's server. */
export function isOverridden(descriptor: ModuleDescriptor): boolean {
  return overriddenMark in descriptor;
}

/**
 * Returns whether a user may use the preview of a tab: a user who may read the published module, unless that module is withdrawn.
 * The rights that the preview declares count only for a module that is not published.
 */
export function mayUsePreview(
  { id, descriptor }: Override,
  entries: readonly RegistryEntry[],
  user: CanaryUser | null,
  mayOpen: MayOpen,
): boolean {
  const entry = entries.find(({ live }) => live.id === id);
  if (user === null || descriptor === undefined || entry?.withdrawn) return false;
  const published = resolveVersions(entries, user, undefined);
  return mayOpen(id, 'read', entry === undefined ? [...published, descriptor] : published);
}

/** Returns the descriptor that replaces a published one in this tab; `mayUse` says whether the user may use a preview. */
export function ownVersion(override: Override | null, mayUse: () => boolean): ModuleDescriptor | undefined {
  if (!override?.confirmed) return undefined;
  return override.preview === undefined || mayUse() ? override.descriptor : undefined;
}

/** Returns the version of a module for a user in this tab: the tab's own, a canary, or the live one. */
export function resolveVersion(
  entry: RegistryEntry,
  user: CanaryUser | null,
  ownDescriptor: ModuleDescriptor | undefined,
): ModuleDescriptor {
  return ownDescriptor?.id === entry.live.id ? ownDescriptor : versionFor(entry, user);
}

/** Returns the version of each module for a user in this tab. The tab's own module need not be published. */
export function resolveVersions(
  entries: readonly RegistryEntry[],
  user: CanaryUser | null,
  ownDescriptor: ModuleDescriptor | undefined,
): ModuleDescriptor[] {
  const published = entries.map((entry) => resolveVersion(entry, user, ownDescriptor));
  return ownDescriptor === undefined || published.includes(ownDescriptor)
    ? published
    : [...published, ownDescriptor];
}
