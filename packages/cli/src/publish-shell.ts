import { access, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { formatRegistry } from '@escale/contracts';
import { writeAtomically } from './atomic-write';
import { writePrecompressed } from './precompressed';
import { listFiles } from './file-digests';
import { PublishError } from './publish-error';
import { siteLayout, type SiteLayout } from './site-layout';
import { withSiteLock } from './site-lock';
import { writeSitePage } from './site-page';

const page = 'index.html';
const reserved = /^(?:modules\/|modules\.json$|modules-history\.json$|config\.json$|history\.ndjson$)/;

export interface PublishShellOptions {
  siteDir: string;
  /** The shell's build: `index.html` and the files it names. */
  distDir: string;
  /** Written to `config.json` when the site has none yet. */
  defaultConfig: Readonly<Record<string, unknown>>;
}

interface ShellFiles {
  current: string[];
  previous: string[];
}

/**
 * Publishes the shell: its files first, `index.html` last, so that a page is never served before its files. The files
 * of the previous release stay for open tabs; older ones are removed. Returns the number of files of this release.
 */
export async function publishShell({
  siteDir,
  distDir,
  defaultConfig,
}: PublishShellOptions): Promise<number> {
  const site = siteLayout(siteDir);
  const files = (await listFiles(distDir).catch(() => [])).filter((file) => !file.endsWith('.map'));
  if (!files.includes(page))
    throw new PublishError(`${path.resolve(distDir)}/${page} is missing; build the shell first`);
  const taken = files.find((file) => reserved.test(file));
  if (taken !== undefined)
    throw new PublishError(`the shell's build may not hold ${taken}: the site has its own`);
  return withSiteLock(site, async () => {
    const changed: string[] = [];
    for (const file of files.filter((name) => name !== page))
      if (await placeFile(path.join(distDir, file), path.join(site.root, file))) changed.push(file);
    await writePrecompressed(site.root, changed);
    await writeIfAbsent(site.config, `${JSON.stringify(defaultConfig, null, 2)}\n`);
    await writeIfAbsent(site.registry, formatRegistry([]));
    const known = await readShellFiles(site);
    await placeFile(path.join(distDir, page), site.pageTemplate);
    await writeSitePage(site);
    await removeUnused(site, known, files);
    return files.length;
  });
}

async function placeFile(from: string, to: string): Promise<boolean> {
  const content = await readFile(from);
  const present = await readFile(to).catch(() => null);
  if (present?.equals(content)) return false;
  await mkdir(path.dirname(to), { recursive: true });
  await writeAtomically(to, content);
  return true;
}

async function writeIfAbsent(file: string, content: string): Promise<void> {
  const present = await access(file).then(
    () => true,
    () => false,
  );
  if (!present) await writeAtomically(file, content);
}

async function readShellFiles(site: SiteLayout): Promise<ShellFiles> {
  try {
    return JSON.parse(await readFile(site.shellFiles, 'utf8')) as ShellFiles;
  } catch {
    return { current: [], previous: [] };
  }
}

async function removeUnused(site: SiteLayout, known: ShellFiles, files: string[]): Promise<void> {
  const same = known.current.join('\n') === files.join('\n');
  const next: ShellFiles = { current: files, previous: same ? known.previous : known.current };
  const kept = new Set([...next.current, ...next.previous]);
  for (const file of [...known.current, ...known.previous].filter((name) => !kept.has(name)))
    for (const suffix of ['', '.br', '.gz']) await rm(path.join(site.root, file + suffix), { force: true });
  await writeAtomically(site.shellFiles, `${JSON.stringify(next)}\n`);
}
