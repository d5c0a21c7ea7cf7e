import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  brand,
  federationName,
  hostApiVersion,
  isKnownModule,
  moduleManifestSchema,
  shellId,
} from '@escale/contracts';
import { PublishError } from './publish-error';

const templateSuffix = '.template';
const cliDir = path.resolve(import.meta.dirname, '..');
const templateDir = path.join(cliDir, 'template');
const kitDir = path.resolve(cliDir, '../module-kit');

export interface CreateModuleOptions {
  id: string;
  /** Parent folder of the new module folder `mf-<id>`. */
  parentDir: string;
  label?: string | undefined;
  team?: string | undefined;
}

/**
 * Writes a complete module: manifest, page, lazy page, permission, texts, test and README. The label, path and icon of an
 * announced module (containers, shipments, reports) are taken over. Returns the new folder. Throws a `PublishError` for
 * an invalid id or a folder that exists.
 */
export async function createModule({ id, parentDir, label, team }: CreateModuleOptions): Promise<string> {
  if (id === shellId) throw new PublishError(`the id ${shellId} is the platform's own; choose another`);
  const folder = path.resolve(parentDir, `mf-${id}`);
  const values = await valuesFor({ id, folder, label, team });
  const manifest = fill(
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
  for (const file of await templateFiles()) {
    const target = path.join(folder, file.slice(0, -templateSuffix.length));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, fill(await readFile(path.join(templateDir, file), 'utf8'), values));
  }
  return folder;
}

async function templateFiles(): Promise<string[]> {
  const entries = await readdir(templateDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(templateSuffix))
    .map((entry) => path.relative(templateDir, path.join(entry.parentPath, entry.name)));
}

interface Named {
  id: string;
  folder: string;
  label: string | undefined;
  team: string | undefined;
}

async function valuesFor({ id, folder, label, team }: Named): Promise<Record<string, string>> {
  const announced = await announcedModule(id);
  const kit = JSON.parse(await readFile(path.join(kitDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const relative = (target: string) => path.relative(folder, target).split(path.sep).join('/');
  return {
    id,
    folder: path.basename(folder),
    federation: federationName(id),
    path: announced?.path ?? `/${id}`,
    label: label ?? announced?.label ?? id,
    description: announced?.card?.description ?? `Module ${label ?? id}`,
    icon: announced?.card?.icon ?? 'box',
    order: String(announced?.card?.order ?? 80),
    team: team ?? announced?.owner.team ?? `Équipe ${brand.name}`,
    contact: announced?.owner.contact ?? brand.supportEmail,
    hostApi: hostApiVersion,
    roleDefaults: isKnownModule(id) ? '' : newRoleDefaults,
    kit: relative(kitDir),
    cli: relative(cliDir),
    'versions.react': kit.dependencies.react ?? '',
    'versions.router': kit.dependencies['react-router-dom'] ?? '',
    'versions.query': kit.dependencies['@tanstack/react-query'] ?? '',
    'versions.reactTypes': kit.devDependencies['@types/react'] ?? '',
  };
}

async function announcedModule(id: string) {
  const text = await readFile(path.join(cliDir, 'placeholders', `${id}.json`), 'utf8').catch(() => null);
  return text === null ? null : moduleManifestSchema.validateSync(JSON.parse(text), { strict: true });
}

/** For a module that the platform has no role defaults for; without any, nobody would see it. */
const newRoleDefaults = `
  "roleDefaults": {
    "SUPER_ADMIN": ["visible", "read", "write", "delete"],
    "ADMIN": ["visible", "read", "write"]
  },`;

/**
 * `{{name}}` is inserted unchanged (quotes escaped for JSON), `{{name|text}}` as a TypeScript string, `{{name|json}}` as
 * it is.
 */
function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{([\w.]+)(\|text|\|json)?\}\}/g, (_, name: string, form?: string) => {
    const value = values[name] ?? '';
    if (form === '|json') return value;
    if (form === undefined) return value.replaceAll('"', '\\"');
    return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  });
}
