import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { defineRoute } from '../../http/define-route';
import { emptyObject } from '../../http/validate';
import type { Services } from '../../services';

/** A database that is busy longer than this is judged by its last answer. */
const patienceMs = 25;
/** An answer older than this says nothing; the call then waits for the database. */
const maxAgeMs = 10_000;

interface Probe {
  running?: Promise<void> | undefined;
  answeredAt?: number;
}

const probes = new WeakMap<Services, Probe>();

/** Responds when the database does, at once whatever the load: one probe at a time, however many ask. */
export const getHealth = defineRoute({
  method: 'GET',
  path: '/health',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  alwaysAnswers: true,
  act: async ({ services }) => {
    const probe = probes.get(services) ?? {};
    probes.set(services, probe);
    const running = (probe.running ??= ask(services, probe));
    const age = performance.now() - (probe.answeredAt ?? -Infinity);
    if (age > maxAgeMs) await running;
    else await Promise.race([running, pause(patienceMs)]);
  },
  present: () => ({ success: true }),
});

async function ask({ db }: Services, probe: Probe): Promise<void> {
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
