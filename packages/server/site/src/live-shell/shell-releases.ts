import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedFiles, shellRelease, type ShellOffer } from '@escale/contracts';
import { writeAtomically } from '../store/atomic-write';
import { makeMove, type Move } from '../registry/history';
import { writePrecompressed } from '../store/precompressed';
import type { SiteLayout } from '../base/site-layout';

export const shellPage = 'index.html';

/** A release of the shell kept by the site. */
export interface ShellRelease {
  version: string;
  /**
   * The release of the product that published this release of the shell, in words. Earlier commands
   * did not record it.
   */
  product?: string | undefined;
  /** SHA-384 of each file. */
  files: Record<string, string>;
  /** `null` for a build without an offer. */
  offer: ShellOffer | null;
}

/**
 * `.shell.json`: the live release and those available for a rollback. A publish puts its release
 * first and the previous live one second; a rollback keeps the order.
 */
export interface ShellRecord {
  live: string | null;
  releases: ShellRelease[];
}

/** True for a name with a content hash: such a file can be stored beside the files of other releases. */
export const isHashed = (file: string) => /[.-][0-9a-f]{8,40}\.[a-z0-9.]+$/.test(file);

/** Returns the releases of a site; none without a record, or with a record that predates kept releases. */
export async function readShell(site: SiteLayout): Promise<ShellRecord> {
  const text = await readFile(site.shellRecord, 'utf8').catch(() => '{}');
  const { live = null, releases = [] } = JSON.parse(text) as Partial<ShellRecord>;
  return { live, releases };
}

/** Returns the live release; `undefined` if there is none. */
export const liveRelease = ({ live, releases }: ShellRecord) =>
  releases.find(({ version }) => version === live);

/**
 * Replaces `.shell.json` by one atomic rename, and records the change. `changeSite` then places the
 * page, under the same lock.
 */
export function moveShell(site: SiteLayout, record: ShellRecord, move: Move): Promise<void> {
  const text = recordText(record);
  const write = () => writeAtomically(site.shellRecord, text);
  return makeMove(site, move, { file: site.shellRecord, text, write });
}

const recordText = (record: ShellRecord) => `${JSON.stringify(record)}\n`;

/**
 * Records which release of the product was the last to publish a build. The history gets no line,
 * since users keep the same shell.
 */
export async function recordProduct(
  site: SiteLayout,
  { live, releases }: ShellRecord,
  { version, product }: ShellRelease,
): Promise<void> {
  const known = releases.find((release) => release.version === version);
  if (product === undefined || known === undefined || known.product === product) return;
  const next = releases.map((release) => (release === known ? { ...known, product } : release));
  await writeAtomically(site.shellRecord, recordText({ live, releases: next }));
}

/** Copies a file unless the target has the same content. Returns whether it was copied. */
export async function placeFile(from: string, to: string): Promise<boolean> {
  const content = await readFile(from);
  const present = await readFile(to).catch(() => null);
  if (present?.equals(content)) return false;
  await mkdir(path.dirname(to), { recursive: true });
  await writeAtomically(to, content);
  return true;
}

/** Returns where the site serves a file of the live release; a file that only publishing reads stays in a private place. */
export function placeOf(site: SiteLayout, file: string): string {
  return file === sharedFiles ? site.sharedFiles : path.join(site.root, file);
}

/**
 * Puts the live release's own files where the site serves them. Every change of the site includes
 * this call. If a change was killed after it had replaced `.shell.json`, the next command therefore
 * completes it.
 */
export async function placeLiveShell(site: SiteLayout): Promise<void> {
  const live = liveRelease(await readShell(site));
  if (live === undefined) return;
  const folder = path.join(site.shellFolder, live.version);
  const page = await readFile(path.join(folder, shellPage), 'utf8').catch(() => null);
  // If the release's folder is missing, the site keeps its current files. The next publish of the
  // shell restores the folder.
  if (page === null) return;
  await writeChanged(site.pageTemplate, markedPage(page, live));
  const changed: string[] = [];
  for (const file of Object.keys(live.files).filter((name) => !isHashed(name) && name !== shellPage)) {
    const to = placeOf(site, file);
    if (await placeFile(path.join(folder, file), to)) changed.push(to);
  }
  await writePrecompressed(
    site.root,
    changed.map((file) => path.relative(site.root, file)).filter((file) => !file.startsWith('.')),
  );
  await writeChanged(site.liveShell, `${JSON.stringify({ version: live.version })}\n`);
}

/**
 * Returns the page with two names: that of its release, by which an open tab detects that another
 * release is live, and that of the product's release.
 */
function markedPage(html: string, { version, product }: ShellRelease): string {
  const own = `<meta name="${shellRelease.meta}" content="${version}">`;
  const ofProduct =
    product === undefined ? '' : `<meta name="${shellRelease.productMeta}" content="${product}">`;
  return html.replace('</head>', () => `${own}${ofProduct}</head>`);
}

async function writeChanged(file: string, content: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present !== content) await writeAtomically(file, content);
}
