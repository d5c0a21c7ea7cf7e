import { setTimeout as pause } from 'node:timers/promises';
import { plain } from '@escale/core';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { secondsMs } from '../clock';
import { isPoolBusy } from '../db/database-errors';
import type { Services } from '../services';
import { doneAnswer } from './answers';
import { defineRoute } from './define-route';
import { emptyObject } from './validate';

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
async function assertDatabaseAnswers({ db }: Needs, patienceMs: number): Promise<void> {
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

/** A database that is busy longer than this is judged by its last answer. */
const healthPatienceMs = 25;

/** Responds when the database does, at once whatever the load: one probe at a time, however many ask. */
export const getHealth = defineRoute({
  method: 'GET',
  path: '/health',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  document: { summary: 'Whether the service answers', answer: doneAnswer },
  alwaysAnswers: true,
  act: ({ services }) => assertDatabaseAnswers(services, healthPatienceMs),
  present: () => ({ success: true }),
});

/** A database that is busy longer than this is judged by its last answer; one whose last answer is old does not answer. */
const [patienceMs, limitMs] = [secondsMs, 2 * secondsMs];

interface Probed extends Pick<Services, 'db'> {
  isStopping: () => boolean;
  /** False while the database cannot tell this process what has changed. */
  isListening: () => boolean;
}

/**
 * For whoever starts and watches processes, outside /api: `/healthz` while the process lives, `/readyz` while it takes calls:
 * its database answers, which has its tables before the process listens, and tells it of changes, and it is not being stopped.
 */
export function registerProbes(app: FastifyInstance, { db, isStopping, isListening }: Probed): void {
  app.get('/healthz', (_request, reply) => plain(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return plain(reply, 503, 'stopping');
    if (!isListening()) return plain(reply, 503, 'notifications');
    const answers = await Promise.race([
      assertDatabaseAnswers({ db }, patienceMs).then(
        () => true,
        () => false,
      ),
      pause(limitMs, false, { ref: false }),
    ]);
    return answers ? plain(reply, 200, 'ok') : plain(reply, 503, 'database');
  });
}
