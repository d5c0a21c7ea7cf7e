import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFile, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { RegistryEntry } from '@escale/contracts';
import { writeAtomically } from './atomic-write';
import type { SiteLayout } from './site-layout';

const publicMoves = 200;

/** One change of what people get, a line of `history.ndjson`. `recovered` marks a change of a killed process. */
export interface HistoryLine {
  time: string;
  action: 'publish' | 'rollback' | 'recovered' | 'canary' | 'canary-end' | 'promote' | 'withdraw' | 'restore';
  id: string;
  version: string;
  from: string | null;
  /** The user of the system, or the owner of the publishing token. */
  by: string;
  /** Id of the publishing token. */
  token?: string | undefined;
  /** Why a shell or a version went live although the shell refuses the modules of `refused`. */
  reason?: string | undefined;
  refused?: string[];
}

/** Who makes a change. */
export type Author = Pick<HistoryLine, 'by' | 'token'>;

const author = new AsyncLocalStorage<Author>();

/** Runs the work in the name of somebody else than the user of the system: the history names them. */
export const asAuthor = <Result>(who: Author, work: () => Promise<Result>): Promise<Result> =>
  author.run(who, work);

/** True for a change of the live version; canaries and withdrawals change nothing of it. */
export const movesLive = ({ action }: HistoryLine) =>
  !['canary', 'canary-end', 'withdraw', 'restore'].includes(action);

const historyText = ({ history }: SiteLayout) => readFile(history, 'utf8').catch(() => '');

/** All changes, oldest first; a truncated line is skipped. */
export async function readHistory(site: SiteLayout): Promise<HistoryLine[]> {
  return (await historyText(site)).split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as HistoryLine];
    } catch {
      return [];
    }
  });
}

/** Appends a change, on a line of its own even where the last one was cut short by a kill or a full disk. */
export async function recordMove(
  site: SiteLayout,
  move: Omit<HistoryLine, 'time' | 'by' | 'token'>,
  who: Author = author.getStore() ?? { by: userName() },
): Promise<void> {
  const line: HistoryLine = { time: new Date().toISOString(), ...move, ...who };
  const separator = /[^\n]$/.test(await historyText(site)) ? '\n' : '';
  await appendFile(site.history, `${separator}${JSON.stringify(line)}\n`);
  await writePublicHistory(site);
}

/** The latest changes without their authors, for the administrators' page of the shell. */
async function writePublicHistory(site: SiteLayout): Promise<void> {
  const moves = (await readHistory(site)).slice(-publicMoves).reverse();
  const named = moves.map(({ time, action, id, version, from }) => ({ time, action, id, version, from }));
  await writeAtomically(site.publicHistory, `${JSON.stringify({ schema: 1, moves: named })}\n`);
}

/** Appends changes that a killed process made but did not record. */
export async function recoverHistory(site: SiteLayout, entries: readonly RegistryEntry[]): Promise<void> {
  const lines = await readHistory(site);
  for (const { live } of entries) {
    const from = lines.findLast((line) => line.id === live.id && movesLive(line))?.version ?? null;
    const found = { action: 'recovered', id: live.id, version: live.version, from } as const;
    if (from !== live.version) await recordMove(site, found, { by: userName() });
  }
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
