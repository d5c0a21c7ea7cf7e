import { sql } from 'drizzle-orm';
import type { Services } from '../../services';

interface Probe {
  running?: Promise<void> | undefined;
  answeredAt?: number;
}

type Needs = Pick<Services, 'db'>;

const probes = new WeakMap<Needs['db'], Probe>();

/** Asks the database for an answer, once at a time however many want to know. `ageMs` is that of the last answer. */
export function probeDatabase({ db }: Needs): { running: Promise<void>; ageMs: number } {
  const probe = probes.get(db) ?? {};
  probes.set(db, probe);
  const running = (probe.running ??= ask(db, probe));
  return { running, ageMs: performance.now() - (probe.answeredAt ?? -Infinity) };
}

async function ask(db: Needs['db'], probe: Probe): Promise<void> {
  try {
    await db.execute(sql`SELECT 1`);
    probe.answeredAt = performance.now();
  } catch (error) {
    delete probe.answeredAt;
    throw error;
  } finally {
    probe.running = undefined;
  }
}
