import { array, number, object, string } from 'yup';
import { isInAudience, type CanaryUser } from './canary-audience';
import { routeConflict } from '../module/routes';
import { moduleDescriptorSchema, type ModuleDescriptor } from '../module/descriptor';

/** The shell's name in the history and in commands; no module may have it. */
export const shellId = 'shell';

/** One module in the registry: the live descriptor and the previous ones, newest first. */
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
  withdrawn: moduleDescriptorSchema.nullable().default(null),
});

/** A version for the users named in `users` (by id, or by `addressMark` of an e-mail address) and for `percent` % of all others. */
export interface Canary {
  version: ModuleDescriptor;
  percent: number;
  users: string[];
}

export interface RegistryEntry {
  live: ModuleDescriptor;
  previous: ModuleDescriptor[];
  canary?: Canary | null;
  /**
   * The version that returns when a withdrawn module is restored. Until then, `live` is a
   * placeholder without code.
   */
  withdrawn?: ModuleDescriptor | null;
}

/** Returns the versions of an entry that are being served: the live one and the canary. */
export function currentVersions({ live, canary }: RegistryEntry): ModuleDescriptor[] {
  return canary ? [live, canary.version] : [live];
}

/** The valid entries of a registry, and a one-line reason for each skipped entry. */
export interface ParsedRegistry {
  entries: RegistryEntry[];
  rejected: string[];
}

/** Returns the text of `/modules.json`. */
export function formatRegistry(entries: readonly RegistryEntry[]): string {
  return `${JSON.stringify({ schema: 1, modules: entries })}\n`;
}

/**
 * Parses the text of `/modules.json`. Skips each entry that is invalid, has the id of another
 * entry, lists a version of another module, or takes an address of the platform or of another
 * module. Adds the reason to `rejected`. Throws if the text is not JSON or has no list of modules.
 */
export function parseRegistry(text: string): ParsedRegistry {
  const entries: RegistryEntry[] = [];
  const rejected: string[] = [];
  for (const candidate of parseModules(text)) {
    try {
      const {
        live,
        previous = [],
        canary,
        withdrawn,
      } = registryEntrySchema.validateSync(candidate, { strict: true });
      entries.push({ live, previous, ...(canary ? { canary } : {}), ...(withdrawn ? { withdrawn } : {}) });
    } catch (error) {
      rejected.push(`${nameOf(candidate)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return withoutConflicts(entries, rejected);
}

const isSealed = ({ live, withdrawn }: RegistryEntry) => {
  const { entry, seal } = withdrawn ?? live;
  return entry !== null && seal !== undefined;
};

/**
 * Rejects inconsistent and conflicting entries. Of two entries that conflict, keeps the one with
 * code and a seal, else the earlier one.
 */
function withoutConflicts(entries: readonly RegistryEntry[], rejected: readonly string[]): ParsedRegistry {
  const kept = new Set<RegistryEntry>();
  const reasons = [...rejected];
  for (const entry of entries.toSorted((a, b) => Number(isSealed(b)) - Number(isSealed(a)))) {
    const conflict = conflictOf(entry, [...kept]);
    if (conflict === null) kept.add(entry);
    else reasons.push(`${entry.live.id}: ${conflict}`);
  }
  return { entries: entries.filter((entry) => kept.has(entry)), rejected: reasons };
}

function conflictOf(entry: RegistryEntry, others: readonly RegistryEntry[]): string | null {
  const { id } = entry.live;
  if (others.some(({ live }) => live.id === id)) return 'another entry has this id';
  const versions = currentVersions(entry);
  if (
    [...versions, ...entry.previous, ...(entry.withdrawn ? [entry.withdrawn] : [])].some(
      (one) => one.id !== id,
    )
  )
    return 'it lists a version of another module';
  const taken = others.flatMap(currentVersions);
  return versions.map((version) => routeConflict(version, taken)).find((reason) => reason !== null) ?? null;
}

function parseModules(text: string): unknown[] {
  let registry: unknown;
  try {
    registry = JSON.parse(text);
  } catch (cause) {
    throw new Error('modules.json: not JSON', { cause });
  }
  const { modules } = (registry ?? {}) as { modules?: unknown };
  if (!Array.isArray(modules)) throw new Error('modules.json: no "modules" list');
  return modules as unknown[];
}

function nameOf(candidate: unknown): string {
  const id = (candidate as { live?: { id?: unknown } } | null)?.live?.id;
  return typeof id === 'string' ? id : 'entry without id';
}

/**
 * Returns the version of an entry for a user: the canary for its audience, else the live one.
 * `null` is a visitor who is not signed in.
 */
export function versionFor({ live, canary }: RegistryEntry, user: CanaryUser | null): ModuleDescriptor {
  return canary && user !== null && isInAudience(canary, live.id, user) ? canary.version : live;
}

/** `/modules-history.json`: the latest publishing actions on shell and modules, newest first. The file names no person. */
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
