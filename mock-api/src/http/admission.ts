import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { overloaded } from './errors';

/** Resolves when it is a call's turn to ask the database. */
export type Turn = () => Promise<void>;

/** Runs a call, or refuses it with 503 while as many as the limit allows are under way. */
export type Admit = <T>(work: (turn: Turn) => Promise<T>) => Promise<T>;

/**
 * Bounds the calls under way, since all wait for one database. One gets its turn in each turn of the event loop: the embedded
 * database runs all queries that wait for it before anything else happens in this process, and a turn accepts only one
 * connection.
 */
export function createAdmission(most: number): Admit {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const startNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(startNext);
  };
  const turn: Turn = () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(startNext);
    });
  return async (work) => {
    if (underWay >= most) throw overloaded();
    underWay += 1;
    try {
      return await work(turn);
    } finally {
      underWay -= 1;
    }
  };
}

/** What tells how the process fares is asked above all when it fares badly. */
const alwaysAnswered = ['/api/health', '/healthz', '/readyz', '/metrics'];

/** Refuses every call but those with 503 while the process itself answers late. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { MAX_LOOP_DELAY_MS }: Config,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    pressureHandler: (request) =>
      alwaysAnswered.includes(request.routeOptions.url ?? '') ? undefined : Promise.reject(overloaded()),
  });
}
