import {
  currentVersions,
  topicRights,
  type ModuleManifest,
  type RegistryEntry,
  type TopicName,
} from '@escale/contracts';

/** The rights declared by published modules: the part of their registry that calls are checked against. */
export interface PublishedRights {
  /** The source of the roles' defaults. */
  modules: readonly Pick<ModuleManifest, 'id' | 'permissions' | 'roleDefaults'>[];
  /** Module → names of its grantable permissions. */
  declared: readonly (readonly [string, readonly string[]])[];
  /** Who may receive their topics. */
  topics: readonly (readonly [TopicName, { moduleId: string; rights: readonly string[] }])[];
}

/** A permission of a live, canary or withdrawn version can be granted; role defaults are those of the live or withdrawn one. */
export const publishedRights = (entries: readonly RegistryEntry[]): PublishedRights => ({
  modules: entries
    .map(({ live, withdrawn }) => withdrawn ?? live)
    .map(({ id, permissions, roleDefaults }) => ({ id, permissions, roleDefaults })),
  declared: entries.map((entry) => [entry.live.id, permissionsOf(entry)]),
  topics: [...topicRights(entries)],
});

const permissionsOf = (entry: RegistryEntry): string[] => [
  ...currentVersions(entry).flatMap(({ permissions }) => permissions),
  ...(entry.withdrawn?.permissions ?? []),
];
