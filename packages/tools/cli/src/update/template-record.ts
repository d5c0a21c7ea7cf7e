import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { standaloneTemplates, type StandaloneOptions } from '../standalone-repository';
import { earlierTemplates } from './earlier-templates';

export const templateSuffix = '.template';

/** The file of a repository with the hash of each template that the repository was made from or updated to. */
const recordFile = 'escale.template.json';

interface Template {
  /** The path in the repository. */
  file: string;
  /** The path of the template. */
  source: string;
  text: string;
}

/**
 * The change of one file by an update. `kept`: the team has altered or deleted the file, and the
 * template has changed since.
 */
export interface TemplateChange extends Template {
  action: 'added' | 'replaced' | 'kept';
}

// Ignores the kind of line ends, which a checkout on Windows may change.
const hashOf = (text: string) =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);

/** Matches the files of the team: the code, which contains the module's name, and the READMEs, which describe the module. */
const teamFile = /^src\/|^backend\/.*\.mjs$|(?:^|\/)README\.md$/;

/** Returns the templates that are the same for every module and do not belong to the team. */
export async function updatableTemplates(options: StandaloneOptions): Promise<Template[]> {
  const templates = new Map<string, Template>();
  for (const folder of standaloneTemplates(options)) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter(({ name }) => name.endsWith(templateSuffix))) {
      const source = path.join(entry.parentPath, entry.name);
      const file = path.relative(folder, source).slice(0, -templateSuffix.length).split(path.sep).join('/');
      if (!teamFile.test(file)) templates.set(file, { file, source, text: await readFile(source, 'utf8') });
    }
  }
  return [...templates.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Records the templates of a repository. */
export async function writeTemplateRecord(folder: string, templates: readonly Template[]): Promise<void> {
  const record = Object.fromEntries(templates.map(({ file, text }) => [file, hashOf(text)]));
  await writeFile(path.join(folder, recordFile), `${JSON.stringify(record, null, 2)}\n`);
}

const readIfPresent = (file: string) => readFile(file, 'utf8').catch(() => undefined);

async function readTemplateRecord(folder: string): Promise<Record<string, string> | undefined> {
  const text = await readIfPresent(path.join(folder, recordFile));
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, string>);
}

/**
 * Returns whether a repository was made with a back end. A back end without a recorded template was
 * added by the team.
 */
export const hasBackendTemplate = async (folder: string): Promise<boolean> =>
  'backend/tsconfig.json' in ((await readTemplateRecord(folder)) ?? {});

/**
 * Returns the files of a repository that differ from the templates. Leaves out files for which the
 * present template is recorded already.
 */
export async function templateChanges(
  folder: string,
  templates: readonly Template[],
): Promise<TemplateChange[]> {
  const record = await readTemplateRecord(folder);
  const changes: TemplateChange[] = [];
  for (const template of templates) {
    const { file } = template;
    const present = await readIfPresent(path.join(folder, file));
    const bases = record === undefined ? (earlierTemplates[file] ?? []) : [record[file]];
    const hash = present === undefined ? undefined : hashOf(present);
    const next = hashOf(template.text);
    if (hash === next || record?.[file] === next) continue;
    const isNew = hash === undefined && bases.every((base) => base === undefined);
    const isUnaltered = hash !== undefined && bases.includes(hash);
    changes.push({ ...template, action: isNew ? 'added' : isUnaltered ? 'replaced' : 'kept' });
  }
  return changes;
}

/** Writes the templates of all changes except `kept`: new files, and files that the team has not altered. */
export async function applyTemplates(folder: string, changes: readonly TemplateChange[]): Promise<void> {
  for (const { file, source, text } of changes.filter(({ action }) => action !== 'kept')) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    await chmod(target, (await stat(source)).mode);
  }
}
