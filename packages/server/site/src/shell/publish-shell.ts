import { access, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { formatRegistry, shellId } from '@escale/contracts';
import { writeAtomically } from '../store/atomic-write';
import { contentHash, digestFiles, isIntact, listFiles } from '../store/file-digests';
import { keptVersions } from '../base/kept-versions';
import { writePrecompressed } from '../store/precompressed';
import { PublishError } from '../base/publish-error';
import { readableEntries } from '../registry/registry-file';
import { readImports } from '../live-shell/module-imports';
import { readShellOffer } from '../live-shell/shell-offer';
import { assertAccepted, shellRefusals, type ShellRefusal } from '../live-shell/shell-refusals';
import {
  isHashed,
  liveRelease,
  moveShell,
  placeFile,
  readShell,
  recordProduct,
  shellPage,
  type ShellRecord,
  type ShellRelease,
} from '../live-shell/shell-releases';
import { siteLayout, type SiteLayout } from '../base/site-layout';
import { changeSite } from '../change/change-site';
import { copyFiles, createStaging, putInPlace } from '../store/staging';

const reservedNames =
  /^(?:modules\/|modules\.json$|modules-history\.json$|shell\.json$|config\.json$|history\.ndjson$)/;

export interface PublishShellOptions {
  siteDir: string;
  /** The shell's build: `index.html` and the files it names. */
  distDir: string;
  /** The release of the product that publishes the shell, in words; the page names it. */
  product?: string | undefined;
  /** Written to `config.json` if the site has none yet. */
  defaultConfig: Readonly<Record<string, unknown>>;
  /** The reason for making a shell live that refuses modules in use; the history records it. */
  force?: string | undefined;
}

export interface ShellResult {
  id: typeof shellId;
  version: string;
  outcome: 'published' | 'unchanged' | 'live-again';
  /** The previous live release. */
  from: string | null;
  /** Number of files. */
  files: number;
  /** Live and canary versions that this shell refuses; empty unless `force` was given. */
  refused: ShellRefusal[];
}

/**
 * Publishes the shell: its files first, then `.shell.json`, then `index.html`, so that the site
 * never serves a page before its files. Keeps the files of previous releases
 * (`ESCALE_KEPT_VERSIONS`) for open tabs and rollbacks. Throws a `PublishError` for a shell that
 * would refuse a live module or canary, unless `force` is given.
 */
export async function publishShell(options: PublishShellOptions): Promise<ShellResult> {
  const { siteDir, distDir, product, defaultConfig, force } = options;
  const site = siteLayout(siteDir);
  const files = (await listFiles(distDir).catch(() => [])).filter((file) => !file.endsWith('.map'));
  if (!files.includes(shellPage))
    throw new PublishError(`${path.resolve(distDir)}/${shellPage} is missing; build the shell first`);
  const taken = files.find((file) => reservedNames.test(file));
  if (taken !== undefined)
    throw new PublishError(`the shell's build may not hold ${taken}: the site has its own`);
  const release = { ...(await describeRelease(distDir, files)), product };
  return changeSite(site, async () => {
    await writeIfAbsent(site.config, `${JSON.stringify(defaultConfig, null, 2)}\n`);
    await writeIfAbsent(site.registry, formatRegistry([]));
    const refused = shellRefusals(release.offer, await readableEntries(site), await readImports(site));
    assertAccepted(refused, force);
    const known = await readShell(site);
    await placeRelease(site, distDir, release);
    const { version } = release;
    const result = (outcome: ShellResult['outcome']): ShellResult => ({
      id: shellId,
      version,
      outcome,
      from: known.live,
      files: files.length,
      refused,
    });
    if (known.live === version) {
      await recordProduct(site, known, release);
      return result('unchanged');
    }
    const next = withLive(known, release);
    const reason = refused.length > 0 ? { reason: force, refused: refused.map(({ id }) => id) } : {};
    await moveShell(site, next, { action: 'publish', id: shellId, version, from: known.live, ...reason });
    await removeUnused(site, known, next);
    return result('published');
  });
}

async function describeRelease(distDir: string, names: readonly string[]): Promise<ShellRelease> {
  const files = await digestFiles(distDir, names);
  const offer = await readShellOffer(distDir);
  const hash = contentHash(Object.entries(files).map(([file, digest]) => `${file} ${digest}`));
  return { version: offer === null ? hash : `${offer.hostApi}-${hash}`, files, offer };
}

async function placeRelease(
  site: SiteLayout,
  distDir: string,
  { version, files }: ShellRelease,
): Promise<void> {
  const changed: string[] = [];
  for (const file of Object.keys(files).filter(isHashed))
    if (await placeFile(path.join(distDir, file), path.join(site.root, file))) changed.push(file);
  await writePrecompressed(site.root, changed);
  const own = Object.fromEntries(Object.entries(files).filter(([file]) => !isHashed(file)));
  const folder = path.join(site.shellFolder, version);
  if (await isIntact(folder, own)) return;
  const staging = await createStaging(site.shellFolder);
  await copyFiles(distDir, staging, Object.keys(own));
  await putInPlace(staging, folder);
}

/**
 * Returns the record with another live release. The previous live release comes second, even before
 * releases that were published later.
 */
function withLive(known: ShellRecord, release: ShellRelease): ShellRecord {
  const before = liveRelease(known);
  const others = known.releases.filter(
    ({ version }) => version !== release.version && version !== before?.version,
  );
  const releases = [release, ...(before ? [before] : []), ...others].slice(0, 1 + keptVersions());
  return { live: release.version, releases };
}

async function writeIfAbsent(file: string, content: string): Promise<void> {
  const present = await access(file).then(
    () => true,
    () => false,
  );
  if (!present) await writeAtomically(file, content);
}

async function removeUnused(site: SiteLayout, known: ShellRecord, next: ShellRecord): Promise<void> {
  const filesOf = ({ releases }: ShellRecord) => releases.flatMap(({ files }) => Object.keys(files));
  const kept = new Set(filesOf(next));
  for (const file of filesOf(known).filter((name) => !kept.has(name)))
    for (const suffix of ['', '.br', '.gz']) await rm(path.join(site.root, file + suffix), { force: true });
  const versions = new Set(next.releases.map(({ version }) => version));
  for (const name of await readdir(site.shellFolder))
    if (!versions.has(name)) await rm(path.join(site.shellFolder, name), { recursive: true, force: true });
}
