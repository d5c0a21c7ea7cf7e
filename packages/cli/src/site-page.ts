import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brand, firstScreen, paths, type ModuleDescriptor } from '@escale/contracts';
import { writeAtomically } from './atomic-write';
import { digestOf } from './file-digests';
import { readRegistry } from './registry-file';
import type { SiteLayout } from './site-layout';

const text = (file: string) => readFile(file, 'utf8').catch(() => null);

/**
 * The first screen of the module that has the sign-in, as it was published. Empty for all others, which may say nothing
 * to people who are not signed in, and for a file that is not the one in the descriptor.
 */
async function firstScreenOf(
  site: SiteLayout,
  { id, version, entry, files, routes }: ModuleDescriptor,
): Promise<string> {
  const digest = files[firstScreen.file];
  const hasSignIn = routes.some((route) => route.path === paths.login);
  if (digest === undefined || !hasSignIn || !entry?.startsWith('/')) return '';
  const html = await text(path.join(site.versionFolder(id, version), firstScreen.file));
  return html !== null && digestOf(html) === digest ? html : '';
}

/** The product's name in this deployment, as the browser reads it. */
async function productName(site: SiteLayout): Promise<string> {
  try {
    const { brand: named } = JSON.parse((await text(site.config)) ?? '') as { brand?: { name?: unknown } };
    const name = typeof named?.name === 'string' ? named.name.trim() : '';
    return name === '' ? brand.name : name;
  } catch {
    return brand.name;
  }
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (plain: string) => plain.replace(/[&<>"]/g, (character) => references[character] ?? '');

/**
 * Writes `index.html`: the page of the published shell with the first screen of the live sign-in. Every change of the
 * site ends with it, under the same lock; so the document follows each publish and rollback, and one that was killed
 * in between is made good by the next. Without a published shell there is no page.
 */
export async function writeSitePage(site: SiteLayout): Promise<void> {
  const template = await text(site.pageTemplate);
  if (template === null) return;
  const { entries } = await readRegistry(site).catch(() => ({ entries: [] }));
  const screens = await Promise.all(entries.map(({ live }) => firstScreenOf(site, live)));
  const name = await productName(site);
  const page = template
    .replace(firstScreen.marker, () => screens.join(''))
    .replaceAll(firstScreen.productName, () => escaped(name))
    .replaceAll(firstScreen.productCapitals, () => escaped(name.toUpperCase()));
  if (page !== (await text(site.page))) await writeAtomically(site.page, page);
}
