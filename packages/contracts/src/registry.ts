import { array, object } from 'yup';
import { moduleDescriptorSchema, type ModuleDescriptor } from './module-descriptor';

/** One module in the registry: the live descriptor and the previous good ones, newest first. */
export const registryEntrySchema = object({
  live: moduleDescriptorSchema.required(),
  previous: array(moduleDescriptorSchema.required()).default([]),
});

export interface RegistryEntry {
  live: ModuleDescriptor;
  previous: ModuleDescriptor[];
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
      entries.push(registryEntrySchema.validateSync(candidate, { strict: true }));
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
