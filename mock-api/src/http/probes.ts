import { setTimeout as pause } from 'node:timers/promises';
import { sendText } from '@escale/core';
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

type Dependencies = Pick<Services, 'db'>;

const probes = new WeakMap<Dependencies['db'], Probe>();

/** The last answer of the database counts as recent up to this age. */
const maxAgeMs = 10 * secondsMs;

/**
 * Throws if the database does not answer. If the database is merely busy (no answer within
 * `timeoutMs`, or no free connection), its last answer counts, provided that it is recent. Only
 * one probe runs at a time, however many callers ask.
 */
async function assertDatabaseAnswers({ db }: Dependencies, timeoutMs: number): Promise<void> {
  const probe = probes.get(db) ?? {};
  probes.set(db, probe);
  const running = (probe.running ??= probeDatabase(db, probe));
  const isRecent = () => performance.now() - (probe.answeredAt ?? -Infinity) <= maxAgeMs;
  try {
    await (isRecent() ? Promise.race([running, pause(timeoutMs, undefined, { ref: false })]) : running);
  } catch (error) {
    if (!isPoolBusy(error) || !isRecent()) throw error;
  }
}

async function probeDatabase(db: Dependencies['db'], probe: Probe): Promise<void> {
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

/** After this time, the last answer of a busy database counts. */
const healthTimeoutMs = 25;

/**
 * Responds even under load: the call is always admitted, and the recent answer of a busy database
 * counts.
 */
export const getHealth = defineRoute({
  method: 'GET',
  path: '/health',
  schema: { body: emptyObject, params: emptyObject },
  policy: { access: 'public' },
  document: { summary: 'Check whether the service is available', answer: doneAnswer },
  alwaysAnswers: true,
  act: ({ services }) => assertDatabaseAnswers(services, healthTimeoutMs),
  present: () => ({ success: true }),
});

/**
 * After `readinessTimeoutMs`, the last answer of a busy database counts, provided that it is
 * recent. Otherwise, the database counts as down after `readinessLimitMs`.
 */
const [readinessTimeoutMs, readinessLimitMs] = [secondsMs, 2 * secondsMs];

interface ProbeOptions extends Pick<Services, 'db'> {
  isStopping: () => boolean;
  /** False while the database cannot notify this process of changes. */
  isListening: () => boolean;
}

/**
 * Registers probes for orchestrators, outside /api. `/healthz` succeeds while the process runs.
 * `/readyz` succeeds while the process accepts calls: the database answers and notifies the process
 * of changes, and the process is not shutting down. The port opens only after the migrations.
 */
export function registerProbes(app: FastifyInstance, { db, isStopping, isListening }: ProbeOptions): void {
  app.get('/healthz', (_request, reply) => sendText(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return sendText(reply, 503, 'stopping');
    if (!isListening()) return sendText(reply, 503, 'notifications');
    const answers = await Promise.race([
      assertDatabaseAnswers({ db }, readinessTimeoutMs).then(
        () => true,
        () => false,
      ),
      pause(readinessLimitMs, false, { ref: false }),
    ]);
    return answers ? sendText(reply, 200, 'ok') : sendText(reply, 503, 'database');
  });
}
