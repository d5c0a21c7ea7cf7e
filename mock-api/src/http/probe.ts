import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { secondsMs } from '../clock';
import { isPoolBusy } from '../db/database-errors';
import type { Services } from '../services';

interface Probe {
  running?: Promise<void> | undefined;
  answeredAt?: number;
}

type Needs = Pick<Services, 'db'>;

const probes = new WeakMap<Needs['db'], Probe>();

/** An answer older than this says nothing. */
const maxAgeMs = 10 * secondsMs;

/**
 * Throws where the database does not answer. While it is merely busy, for longer than the patience or with no connection left, its
 * last answer counts. One question at a time is under way, however many ask.
 */
export async function assertDatabaseAnswers({ db }: Needs, patienceMs: number): Promise<void> {
  const probe = probes.get(db) ?? {};
  probes.set(db, probe);
  const running = (probe.running ??= ask(db, probe));
  const isRecent = () => performance.now() - (probe.answeredAt ?? -Infinity) <= maxAgeMs;
  try {
    await (isRecent() ? Promise.race([running, pause(patienceMs, undefined, { ref: false })]) : running);
  } catch (error) {
    if (!isPoolBusy(error) || !isRecent()) throw error;
  }
}

async function ask(db: Needs['db'], probe: Probe): Promise<void> {
  try {
    await db.execute(sql`SELECT 1`);
    probe.answeredAt = performance.now();
  } catch (error) {
    if (!isPoolBusy(error)) delete probe.answeredAt;
    throw error;
  } finally {
    probe.running = undefined;
  }
}
