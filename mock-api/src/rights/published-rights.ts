import {
  currentVersions,
  topicRights,
  type ModuleManifest,
  type RegistryEntry,
  type TopicName,
} from '@escale/contracts';

/** What the published modules have to do with rights: the part of their registry that decides about calls. */
export interface PublishedRights {
  /** What gives the roles their defaults. */
  modules: readonly Pick<ModuleManifest, 'id' | 'permissions' | 'roleDefaults'>[];
  /** Module → names of the permissions that can be granted. */
  declared: readonly (readonly [string, readonly string[]])[];
  /** Who may hear their topics. */
  topics: readonly (readonly [TopicName, { moduleId: string; rights: readonly string[] }])[];
}

/**
 * A permission of the live version, of the canary or of a withdrawn one can be granted; the role defaults are those of the live
 * version.
 */
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
