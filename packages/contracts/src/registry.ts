import { array, number, object, string } from 'yup';
import { moduleDescriptorSchema, type ModuleDescriptor } from './module-descriptor';

/** One module in the registry: the live descriptor and the previous good ones, newest first. */
export const registryEntrySchema = object({
  live: moduleDescriptorSchema.required(),
  previous: array(moduleDescriptorSchema.required()).optional(),
  canary: object({
    version: moduleDescriptorSchema.required(),
    percent: number().integer().min(0).max(100).required(),
    users: array(string().required()).defined(),
  })
    .nullable()
    .default(null),
});

/** A version that some people get instead of the live one: those named (user id or e-mail), and a share of all. */
export interface Canary {
  version: ModuleDescriptor;
  percent: number;
  users: string[];
}

export interface RegistryEntry {
  live: ModuleDescriptor;
  previous: ModuleDescriptor[];
  canary?: Canary | null;
}

/** What `parseRegistry` gives: the good entries, and one line of reason for each entry that was left out. */
export interface ParsedRegistry {
  entries: RegistryEntry[];
  rejected: string[];
}

/**
 * The text of `/modules.json`: one entry a line, so that a line that is damaged takes no other with it.
 */
export function formatRegistry(entries: readonly RegistryEntry[]): string {
  return `{"schema":1,"modules":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}

/**
 * Reads the text of `/modules.json`. An entry that is not JSON or breaks the schema is left out alone and named in
 * `rejected`; throws when the text is no registry at all.
 */
export function parseRegistry(text: string): ParsedRegistry {
  const entries: RegistryEntry[] = [];
  const rejected: string[] = [];
  for (const candidate of candidates(text, rejected)) {
    try {
      const { live, previous = [], canary } = registryEntrySchema.validateSync(candidate, { strict: true });
      entries.push({ live, previous, ...(canary ? { canary } : {}) });
    } catch (error) {
      rejected.push(`${nameOf(candidate)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { entries, rejected };
}

function candidates(text: string, rejected: string[]): unknown[] {
  const whole = tryJson(text);
  if (whole !== undefined) {
    const modules = typeof whole === 'object' && whole !== null && 'modules' in whole ? whole.modules : null;
    if (!Array.isArray(modules)) throw new Error('modules.json: no "modules" list');
    return modules as unknown[];
  }
  const lines = text.split('\n').filter((line) => line.trim().startsWith('{"live"'));
  if (lines.length === 0) throw new Error('modules.json: not JSON');
  return lines.flatMap((line) => {
    const entry = tryJson(line.trim().replace(/,$/, ''));
    if (entry === undefined) rejected.push(`${line.slice(0, 60)}…: not JSON`);
    return entry === undefined ? [] : [entry];
  });
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function nameOf(candidate: unknown): string {
  const id = (candidate as { live?: { id?: unknown } } | null)?.live?.id;
  return typeof id === 'string' ? id : 'entry without id';
}

/** Who asks for a module; `null` while nobody is signed in. */
export interface CanaryUser {
  id: string;
  email: string;
}

/** A number from 0 to 99 that stays the same for one user and one module. */
function bucketOf(userId: string, moduleId: string): number {
  let hash = 2_166_136_261;
  for (const character of `${moduleId}:${userId}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) % 100;
}

/** The version of an entry that counts for a user: the canary for those it is meant for, else the live one. */
export function versionFor({ live, canary }: RegistryEntry, user: CanaryUser | null): ModuleDescriptor {
  if (!canary || user === null) return live;
  const named = canary.users.some(
    (name) => name === user.id || name.toLowerCase() === user.email.toLowerCase(),
  );
  return named || bucketOf(user.id, live.id) < canary.percent ? canary.version : live;
}

/** `/modules-history.json`: the latest moves of the site's pointers, newest first, without who made them. */
export const moduleHistorySchema = object({
  moves: array(
    object({
      /** ISO 8601. */
      time: string().required(),
      action: string().required(),
      id: string().required(),
      version: string().required(),
      from: string().nullable().defined(),
    }).required(),
  ).required(),
});
