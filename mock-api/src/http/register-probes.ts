import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { secondsMs } from '../clock';
import type { Services } from '../services';
import { assertDatabaseAnswers } from './probe';

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

const plain = (reply: FastifyReply, status: number, word: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${word}\n`);
