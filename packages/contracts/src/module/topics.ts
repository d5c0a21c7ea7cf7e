import { object, string } from 'yup';
import { isDeclaredRight } from './declared-rights';
import type { ModuleManifest } from './descriptor';
import type { ModuleTopic, TopicName } from '../platform/realtime';
import { currentVersions, type RegistryEntry } from '../registry/registry';

/** Maximum number of topics of a module, since each connection joins one Socket.IO room per topic that it may receive. */
export const maxTopics = 10;

/** Maximum size of a JSON message in bytes. A message only says what changed; pages read the new value over REST. */
export const maxTopicMessageBytes = 4_096;

const topicSchema = object({
  name: string()
    .matches(/^[a-z][a-z0-9-]{1,40}$/)
    .required(),
  right: string().required(),
});

/** A module that may declare topics. */
type DeclaringModule = Pick<ModuleManifest, 'permissions' | 'topics'>;

const declaredTopics = ({ topics }: DeclaringModule): readonly unknown[] =>
  Array.isArray(topics) ? topics : [];

function checkTopics(module: DeclaringModule): { sound: ModuleTopic[]; problems: string[] } {
  const sound: ModuleTopic[] = [];
  const problems: string[] = [];
  for (const [index, candidate] of declaredTopics(module).entries())
    try {
      const topic = topicSchema.validateSync(candidate, { strict: true });
      if (sound.some(({ name }) => name === topic.name))
        problems.push(`the topic ${topic.name} is declared twice`);
      else if (!isDeclaredRight(topic.right, module.permissions))
        problems.push(
          `the topic ${topic.name} needs the right ${topic.right}, which the module does not have`,
        );
      else if (sound.length === maxTopics) problems.push(`more than ${maxTopics} topics`);
      else sound.push(topic);
    } catch (error) {
      problems.push(`topic ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  return { sound, problems };
}

/** Returns why declared topics are invalid, one sentence each. */
export function topicProblems(module: DeclaringModule): string[] {
  const { topics } = module;
  return topics !== undefined && !Array.isArray(topics)
    ? ['topics is no list']
    : checkTopics(module).problems;
}

/** Returns the valid topics that a module declares. */
export const topicsOf = (module: DeclaringModule): ModuleTopic[] => checkTopics(module).sound;

/**
 * Returns who may receive each topic of the published modules: topic → module and required rights
 * in that module. If the live version and the canary require different rights for a topic, a
 * receiver needs both. A withdrawn module has no topics.
 */
export function topicRights(
  entries: readonly RegistryEntry[],
): Map<TopicName, { moduleId: string; rights: string[] }> {
  const all = new Map<TopicName, { moduleId: string; rights: string[] }>();
  for (const entry of entries) {
    if (entry.withdrawn !== undefined) continue;
    const moduleId = entry.live.id;
    for (const { name, right } of currentVersions(entry).flatMap(topicsOf)) {
      const { rights } = all.get(`${moduleId}/${name}`) ?? { rights: [] };
      all.set(`${moduleId}/${name}`, { moduleId, rights: [...new Set([...rights, right])] });
    }
  }
  return all;
}
