import { setTimeout as pause } from 'node:timers/promises';
import { apiErrorCodes, type User } from '@escale/contracts';
import { inParallel } from '../attack/attack';
import type { Answer } from '../attack/http';
import { newUser, userOf } from '../attack/people';
import type { ApiInstance } from './api-instance';

/** The writers' record of one account. */
export interface WrittenAccount {
  /** The surname in the last acknowledged save. */
  acknowledged: string;
  /**
   * Surnames in later saves that ended with a lost connection to the API or to its database. Each
   * of these saves may or may not have been stored.
   */
  attempted: readonly string[];
}

export interface Ledger {
  /** Acknowledged new accounts, by id. */
  accounts: Map<string, WrittenAccount>;
  /** Acknowledged creations and saves. */
  acknowledged: number;
  /** Refusals with a message. */
  refused: number;
  /** Answers that are neither a success nor a refusal with a message. */
  faults: string[];
}

export const newLedger = (): Ledger => ({ accounts: new Map(), acknowledged: 0, refused: 0, faults: [] });

const patienceMs = 60_000;

/**
 * Waits until the condition holds, while writers keep running. Resolves to false if it does not
 * hold in time.
 */
export async function waitFor(condition: () => boolean): Promise<boolean> {
  const limit = performance.now() + patienceMs;
  while (!condition() && performance.now() < limit) await pause(1);
  return condition();
}

/** Waits for `count` further acknowledged writes. */
export function waitForWrites(ledger: Ledger, count: number): Promise<boolean> {
  const goal = ledger.acknowledged + count;
  return waitFor(() => ledger.acknowledged >= goal);
}

const savesPerAccount = 3;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** True for an error of the API with a code and a sentence. */
function isWordedRefusal({ text, headers }: Answer): boolean {
  if (!String(headers['content-type']).startsWith('application/json')) return false;
  const body = JSON.parse(text) as { success?: unknown; code?: unknown; error?: unknown };
  const known: readonly unknown[] = apiErrorCodes;
  return body.success === false && known.includes(body.code) && String(body.error).endsWith('.');
}

/**
 * Creates accounts and saves each of them several times, from several clients at once. Stops when
 * `isOver` returns true or the connection ends. Records what the API acknowledges.
 */
export async function writeUntil(
  { superAdmin }: Pick<ApiInstance, 'superAdmin'>,
  ledger: Ledger,
  clients: number,
  isOver: () => boolean,
): Promise<void> {
  const note = (answer: Answer): 'saved' | 'refused' | 'unknown' => {
    const isSaved = answer.status >= 200 && answer.status < 300;
    if (isSaved) ledger.acknowledged += 1;
    else if (isWordedRefusal(answer)) ledger.refused += 1;
    else ledger.faults.push(`${answer.status} without words: ${answer.text.slice(0, 100)}`);
    if (isSaved) return 'saved';
    return answer.status > 500 ? 'unknown' : 'refused';
  };
  const writeOne = async (): Promise<void> => {
    const fields = newUser();
    const created = await superAdmin.call('POST', '/users', fields);
    if (note(created) !== 'saved') return;
    const { id } = userOf(created);
    const written: WrittenAccount = { acknowledged: fields.lastName, attempted: [] };
    ledger.accounts.set(id, written);
    for (let turn = 0; turn < savesPerAccount; turn += 1) {
      const lastName = `Essai ${letters[turn] ?? ''}`;
      const before = written.attempted;
      written.attempted = [...before, lastName];
      const outcome = note(await superAdmin.call('PUT', `/users/${id}`, { lastName }));
      if (outcome === 'saved') Object.assign(written, { acknowledged: lastName, attempted: [] });
      if (outcome === 'refused') written.attempted = before;
    }
  };
  await inParallel(clients, async () => {
    try {
      while (!isOver()) await writeOne();
    } catch (error) {
      if (!isConnectionEnd(error)) throw error;
    }
  });
}

export function isConnectionEnd(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return /^(ECONNREFUSED|ECONNRESET|EPIPE|UND_ERR)/.test(code);
}

/** True if an account has the surname of its last acknowledged save, or of a save with an unknown outcome. */
export const isKept = ({ lastName }: User, { acknowledged, attempted }: WrittenAccount) =>
  lastName === acknowledged || attempted.includes(lastName);
