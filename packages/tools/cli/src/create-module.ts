import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  brand,
  federationName,
  hostApiVersion,
  isKnownModule,
  moduleManifestSchema,
  shellId,
  type ModuleManifest,
} from '@escale/contracts';
import { PublishError } from '@escale/site';
import { siblingFolder } from './sibling-folder';
import {
  standaloneManifest,
  standaloneTemplates,
  testedVersions,
  type StandaloneOptions,
} from './standalone-repository';
import { templateSuffix, updatableTemplates, writeTemplateRecord } from './update/template-record';

const cliDir = path.resolve(import.meta.dirname, '..');
const templateDir = path.join(cliDir, 'template');
const workspaceDir = path.resolve(cliDir, '../../..');

export interface CreateModuleOptions {
  id: string;
  /** Parent folder of the new module folder `mf-<id>`. */
  parentDir: string;
  label?: string | undefined;
  team?: string | undefined;
  /** Creates a separate repository, which needs no workspace. */
  standalone?: StandaloneOptions | undefined;
}

/**
 * Writes a complete module: manifest, page, lazy page, permission, texts, test and README. A module
 * that is announced already (containers, shipments, reports) keeps its label, path and icon.
 * Returns the new folder. Throws a `PublishError` for an invalid id or an existing folder.
 */
export async function createModule(options: CreateModuleOptions): Promise<string> {
  const { id, parentDir, label, team, standalone } = options;
  if (id === shellId) throw new PublishError(`the id ${shellId} is the platform's own; choose another`);
  const folder = path.resolve(parentDir, `mf-${id}`);
  const withBackend = standalone?.withBackend ?? false;
  const values = await valuesFor({ id, folder, label, team, withBackend });
  const manifest = fillTemplate(
    await readFile(path.join(templateDir, 'escale.module.json.template'), 'utf8'),
    values,
  );
  try {
    moduleManifestSchema.validateSync(JSON.parse(manifest), { strict: true });
  } catch (error) {
    throw new PublishError(
      `${id} cannot be made a module (an id is 2 to 41 small letters, digits and hyphens): ${String(error)}`,
    );
  }
  await mkdir(parentDir, { recursive: true });
  await mkdir(folder).catch(() => {
    throw new PublishError(`${folder} exists already; remove it or choose another id`);
  });
  await writeTemplate(templateDir, folder, values);
  if (standalone === undefined) return folder;
  for (const template of standaloneTemplates(standalone)) await writeTemplate(template, folder, values);
  await writeTemplateRecord(folder, await updatableTemplates(standalone));
  await writeFile(path.join(folder, 'package.json'), await standaloneManifest(folder, standalone));
  return folder;
}

async function writeTemplate(
  template: string,
  folder: string,
  values: Record<string, string>,
): Promise<void> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => name.endsWith(templateSuffix))) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(folder, path.relative(template, source).slice(0, -templateSuffix.length));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, fillTemplate(await readFile(source, 'utf8'), values));
    // Scripts stay executable: tarballs and copies preserve the mode.
    await chmod(target, (await stat(source)).mode);
  }
}

interface ModuleNames {
  id: string;
  folder: string;
  label: string | undefined;
  team: string | undefined;
  withBackend: boolean;
}

async function valuesFor({
  id,
  folder,
  label,
  team,
  withBackend,
}: ModuleNames): Promise<Record<string, string>> {
  const announced = await announcedModule(id);
  const inLanguage = (language: 'en' | 'ar') => announced?.translations?.[language];
  const relative = (target: string) => path.relative(folder, target).split(path.sep).join('/');
  return {
    id,
    folder: path.basename(folder),
    federation: federationName(id),
    path: announced?.path ?? `/${id}`,
    label: label ?? announced?.label ?? id,
    description: announced?.card?.description ?? `Module ${label ?? id}`,
    // A custom label has no translation yet: the module uses it in every language.
    'label.en': label ?? inLanguage('en')?.label ?? id,
    'label.ar': label ?? inLanguage('ar')?.label ?? id,
    'description.en': inLanguage('en')?.card?.description ?? `${label ?? id} module`,
    'description.ar': inLanguage('ar')?.card?.description ?? `وحدة ${label ?? id}`,
    icon: announced?.card?.icon ?? 'box',
    order: String(announced?.card?.order ?? 80),
    team: team ?? announced?.owner.team ?? `Équipe ${brand.name}`,
    contact: announced?.owner.contact ?? brand.supportEmail,
    hostApi: hostApiVersion,
    roleDefaults: isKnownModule(id) ? '' : newRoleDefaults,
    backend: withBackend ? '\n  "backend": true,' : '',
    root: relative(workspaceDir),
    place: path.relative(workspaceDir, folder).split(path.sep).join('/'),
    kit: relative(siblingFolder('module-kit')),
    cli: relative(cliDir),
    'versions.react': testedVersions.react,
    'versions.router': testedVersions['react-router-dom'],
    'versions.query': testedVersions['@tanstack/react-query'],
    'versions.yup': testedVersions.yup,
    'versions.pnpm': testedVersions.pnpm,
    'versions.reactTypes': testedVersions['@types/react'],
  };
}

async function announcedModule(id: string) {
  const text = await readFile(path.join(cliDir, 'placeholders', `${id}.json`), 'utf8').catch(() => null);
  if (text === null) return null;
  const manifest: ModuleManifest = moduleManifestSchema.validateSync(JSON.parse(text), { strict: true });
  return manifest;
}

/**
 * Role defaults of a new module. §6 has none for a new id, so no user would see a module without
 * them.
 */
const newRoleDefaults = `
  "roleDefaults": {
    "SUPER_ADMIN": ["visible", "read", "write", "delete"],
    "ADMIN": ["visible", "read", "write"]
  },`;

/**
 * Fills in a template. Replaces `{{name}}` with the value (quotes escaped for JSON),
 * `{{name|text}}` with the value as a TypeScript string, and `{{name|json}}` with the unchanged
 * value, which is JSON.
 */
function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{([\w.]+)(\|text|\|json)?\}\}/g, (_, name: string, form?: string) => {
    const value = values[name] ?? '';
    if (form === '|json') return value;
    if (form === undefined) return value.replaceAll('"', '\\"');
    return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  });
}
