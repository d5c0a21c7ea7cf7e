import {
  currentVersions,
  hasBackend,
  topicRights,
  type ModuleManifest,
  type RegistryEntry,
  type TopicName,
} from '@escale/contracts';

/** The rights that published modules declare: the part of the registry against which calls are checked. */
export interface PublishedRights {
  /** The modules with the defaults that they declare for roles. */
  modules: readonly Pick<ModuleManifest, 'id' | 'permissions' | 'roleDefaults'>[];
  /** For each module, the names of its grantable permissions. */
  declared: readonly (readonly [string, readonly string[]])[];
  /** For each topic, the rights that its recipients need. */
  topics: readonly (readonly [TopicName, { moduleId: string; rights: readonly string[] }])[];
  /** The modules with a back end, without the withdrawn ones; missing in rights that an earlier release stored. */
  backends?: readonly string[];
}

/**
 * Extracts the declared rights from the registry. The permissions of a live, canary or withdrawn
 * version can be granted. Role defaults come from the withdrawn version, or else from the live one.
 */
export const publishedRights = (entries: readonly RegistryEntry[]): PublishedRights => ({
  modules: entries
    .map(({ live, withdrawn }) => withdrawn ?? live)
    .map(({ id, permissions, roleDefaults }) => ({ id, permissions, roleDefaults })),
  declared: entries.map((entry) => [entry.live.id, permissionsOf(entry)]),
  topics: [...topicRights(entries)],
  backends: entries
    .filter((entry) => entry.withdrawn === undefined && currentVersions(entry).some(hasBackend))
    .map(({ live }) => live.id),
});

const permissionsOf = (entry: RegistryEntry): string[] => [
  ...currentVersions(entry).flatMap(({ permissions }) => permissions),
  ...(entry.withdrawn?.permissions ?? []),
];
