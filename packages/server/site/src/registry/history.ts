import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFile, readFile, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeAtomically } from '../store/atomic-write';
import { digestOf } from '../store/file-digests';
import type { SiteLayout } from '../base/site-layout';

const maxPublicMoves = 200;

/**
 * One change of what users get, or a preview: a line of `history.ndjson`. `recovered` marks a change that no command has recorded.
 */
export interface HistoryLine {
  time: string;
  action:
    | 'publish'
    | 'rollback'
    | 'recovered'
    | 'canary'
    | 'canary-end'
    | 'promote'
    | 'withdraw'
    | 'restore'
    | 'preview';
  id: string;
  version: string;
  from: string | null;
  /** The user of the system, or the owner of the publishing token. */
  by: string;
  /** Id of the publishing token. */
  token?: string | undefined;
  /** Why a shell or a version went live although the shell refuses the modules in `refused`. */
  reason?: string | undefined;
  refused?: string[];
}

/** A change without its time and author. */
export type Move = Omit<HistoryLine, 'time' | 'by' | 'token'>;

/** The author of a change. */
export type Author = Pick<HistoryLine, 'by' | 'token'>;

const authorStorage = new AsyncLocalStorage<Author>();

/** Runs the work on behalf of an author other than the system's user, for the history. */
export const asAuthor = <Result>(who: Author, work: () => Promise<Result>): Promise<Result> =>
  authorStorage.run(who, work);

/** True for a change of the live version. Canaries, withdrawals, restorations and previews do not change it. */
export const changesLive = ({ action }: HistoryLine) =>
  !['canary', 'canary-end', 'withdraw', 'restore', 'preview'].includes(action);

const historyText = ({ history }: SiteLayout) => readFile(history, 'utf8').catch(() => '');

/** Returns all changes, oldest first; skips a truncated line. */
export const readHistory = async (site: SiteLayout): Promise<HistoryLine[]> =>
  linesOf(await historyText(site));

const linesOf = (text: string): HistoryLine[] =>
  text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as HistoryLine];
    } catch {
      return [];
    }
  });

/** Appends a change to the history. */
export const recordMove = (site: SiteLayout, move: Move, who?: Author): Promise<void> =>
  appendLine(site, lineOf(move, who));

const lineOf = (move: Move, who: Author = authorStorage.getStore() ?? systemUser()): HistoryLine => ({
  time: new Date().toISOString(),
  ...move,
  ...who,
});

/**
 * Appends a line. Begins a new line after one that a kill or a full disk has truncated. Does not
 * repeat the last line, which a killed command may have written already.
 */
async function appendLine(site: SiteLayout, line: HistoryLine): Promise<void> {
  const text = await historyText(site);
  const separator = /[^\n]$/.test(text) ? '\n' : '';
  if (!isDeepStrictEqual(linesOf(text).at(-1), JSON.parse(JSON.stringify(line))))
    await appendFile(site.history, `${separator}${JSON.stringify(line)}\n`);
  await writePublicHistory(site);
}

/** A file that determines what users get, and its next content. */
interface FileChange {
  file: string;
  text: string;
  write: () => Promise<void>;
}

interface PendingMove {
  line: HistoryLine;
  file: string;
  /** Hash of the file after the change. */
  digest: string;
}

/**
 * Makes a change and records it. Writes the intended change beforehand: after a kill, the next
 * command can tell whether the change was made, and record it as intended. The caller holds the
 * site lock.
 */
export async function makeMove(
  site: SiteLayout,
  move: Move,
  { file, text, write }: FileChange,
): Promise<void> {
  const line = lineOf(move);
  const pending: PendingMove = { line, file: path.relative(site.root, file), digest: digestOf(text) };
  await writeAtomically(site.pendingMove, JSON.stringify(pending));
  await write();
  await appendLine(site, line);
  // The file may be missing: if this process stalls for too long, the next process takes over its
  // lock and removes the file.
  await rm(site.pendingMove, { force: true });
}

/** Records the change of a killed command if the command made it; discards it otherwise. */
export async function resolvePendingMove(site: SiteLayout): Promise<void> {
  const text = await readFile(site.pendingMove, 'utf8').catch(() => null);
  if (text === null) return;
  const { line, file, digest } = JSON.parse(text) as PendingMove;
  const content = await readFile(path.join(site.root, file)).catch(() => '');
  if (digestOf(content) === digest) await appendLine(site, line);
  await rm(site.pendingMove, { force: true });
}

/** Writes the latest changes without their authors and without previews, for the shell's status page. */
async function writePublicHistory(site: SiteLayout): Promise<void> {
  const listed = (await readHistory(site)).filter(({ action }) => action !== 'preview');
  const moves = listed.slice(-maxPublicMoves).reverse();
  const named = moves.map(({ time, action, id, version, from }) => ({ time, action, id, version, from }));
  await writeAtomically(site.publicHistory, `${JSON.stringify({ schema: 1, moves: named })}\n`);
}

/** Returns the user of the system as an author. */
export function systemUser(): Author {
  try {
    return { by: userInfo().username };
  } catch {
    return { by: 'unknown' };
  }
}
