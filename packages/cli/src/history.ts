import { appendFile, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { RegistryEntry } from '@escale/contracts';
import type { SiteLayout } from './site-layout';

/** One move of a module's pointer, a line of `history.ndjson`. `recovered` is a move whose author was killed. */
export interface HistoryLine {
  time: string;
  action: 'publish' | 'rollback' | 'recovered';
  id: string;
  version: string;
  from: string | null;
  by: string;
}

/** All moves, oldest first; a line that was cut short is left out. */
export async function readHistory(site: SiteLayout): Promise<HistoryLine[]> {
  const text = await readFile(site.history, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as HistoryLine];
    } catch {
      return [];
    }
  });
}

/** Adds a move. */
export async function recordMove(site: SiteLayout, move: Omit<HistoryLine, 'time' | 'by'>): Promise<void> {
  const line: HistoryLine = { time: new Date().toISOString(), ...move, by: userName() };
  await appendFile(site.history, `${JSON.stringify(line)}\n`);
}

/** Adds the moves that a killed process made without writing them down. */
export async function recoverHistory(site: SiteLayout, entries: readonly RegistryEntry[]): Promise<void> {
  const lines = await readHistory(site);
  for (const { live } of entries) {
    const from = lines.findLast((line) => line.id === live.id)?.version ?? null;
    if (from !== live.version)
      await recordMove(site, { action: 'recovered', id: live.id, version: live.version, from });
  }
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
