import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  brand,
  escapeHtml,
  firstScreen,
  paths,
  runtimeConfigSchema,
  type ModuleDescriptor,
  type PageFiles,
  type RuntimeConfig,
} from '@escale/contracts';
import { writeAtomically } from '../store/atomic-write';
import { digestOf } from '../store/file-digests';
import { firstFilesOf } from './first-files';
import { readRegistry } from '../registry/registry-file';
import type { SiteLayout } from '../base/site-layout';

const readText = (file: string) => readFile(file, 'utf8').catch(() => null);

const hasSignIn = ({ routes, entry }: ModuleDescriptor) =>
  entry?.startsWith('/') === true && routes.some((route) => route.path === paths.login);

/** Returns the first screen of a published version; empty if the file does not match the descriptor. */
async function firstScreenOf(site: SiteLayout, { id, version, files }: ModuleDescriptor): Promise<string> {
  const digest = files[firstScreen.file];
  if (digest === undefined) return '';
  const html = await readText(path.join(site.versionFolder(id, version), firstScreen.file));
  return html !== null && digestOf(html) === digest ? html : '';
}

/** Returns the files that the page of each module with a card and code loads, by the path of the module. */
async function pageFilesOf(site: SiteLayout, modules: readonly ModuleDescriptor[]) {
  const shared = JSON.parse((await readText(site.sharedFiles)) ?? '{}') as Record<
    string,
    string[] | undefined
  >;
  const pages = modules
    .filter(({ card, entry }) => card !== null && entry !== null)
    .map(async (module): Promise<[string, PageFiles]> => {
      const own = await firstFilesOf(site, module);
      return [
        module.path,
        {
          shared: [...new Set(Object.keys(module.requires ?? {}).flatMap((name) => shared[name] ?? []))],
          first: own.filter(([kind]) => kind !== 'fetch').map(([, href]) => href),
        },
      ];
    });
  return Object.fromEntries(await Promise.all(pages));
}

/** Returns the deployment's configuration; the defaults if its file cannot be read. */
async function readConfig(site: SiteLayout): Promise<RuntimeConfig> {
  try {
    return await runtimeConfigSchema.validate(JSON.parse((await readText(site.config)) ?? '{}'));
  } catch {
    return runtimeConfigSchema.getDefault();
  }
}

/**
 * Writes `index.html`: the page of the published shell with the first screen and first files of the
 * live sign-in module. Every change of the site ends with this call, under the same lock. The
 * document therefore follows each publish and rollback, and the next change completes a killed one.
 * Without a published shell, there is no page.
 */
export async function writeSitePage(site: SiteLayout): Promise<void> {
  const template = await readText(site.pageTemplate);
  if (template === null) return;
  const { entries } = await readRegistry(site).catch(() => ({ entries: [] }));
  // Writes the first screen of the sign-in module alone: users who are not signed in may see no
  // other module.
  const modules = entries.map(({ live }) => live);
  const signIn = modules.find(hasSignIn);
  const screen = signIn === undefined ? '' : await firstScreenOf(site, signIn);
  const files = signIn === undefined ? [] : await firstFilesOf(site, signIn);
  const pages = await pageFilesOf(site, modules);
  const config = await readConfig(site);
  const name = config.brand?.name ?? brand.name;
  const page = template
    .replace(firstScreen.marker, () => screen)
    .replace(firstScreen.files, () => escapeHtml(JSON.stringify(files)))
    .replace(firstScreen.pages, () => escapeHtml(JSON.stringify(pages)))
    .replaceAll(firstScreen.productName, () => escapeHtml(name))
    .replaceAll(firstScreen.productCapitals, () => escapeHtml(name.toUpperCase()));
  if (page !== (await readText(site.page))) await writeAtomically(site.page, page);
}
