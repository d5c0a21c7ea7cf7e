import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { secondsMs } from '../../clock';
import type { Services } from '../../services';
import { assertDatabaseAnswers } from './probe';

/** A database that is busy longer than this is judged by its last answer; one whose last answer is old does not answer. */
const [patienceMs, limitMs] = [secondsMs, 2 * secondsMs];

/**
 * For whoever starts and watches processes, outside /api: `/healthz` while the process lives, `/readyz` while it takes calls:
 * its database answers, which has its tables before the process listens, and it is not being stopped.
 */
export function registerProbes(
  app: FastifyInstance,
  services: Pick<Services, 'db'>,
  isStopping: () => boolean,
): void {
  app.get('/healthz', (_request, reply) => plain(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return plain(reply, 503, 'stopping');
    const answers = await Promise.race([
      assertDatabaseAnswers(services, patienceMs).then(
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
