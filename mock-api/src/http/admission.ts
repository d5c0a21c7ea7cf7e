import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { overloaded } from './errors';

/** Runs a call, or refuses it with 503 while as many as the limit allows are under way. */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>;

/** The calls under way wait for one database: their number bounds the time of an answer. */
export function createAdmission(most: number): Admit {
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) throw overloaded();
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}

/** Refuses every call but the health check with 503 while the process itself answers late. */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { MAX_LOOP_DELAY_MS }: Config,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    pressureHandler: (request) =>
      request.routeOptions.url === '/api/health' ? undefined : Promise.reject(overloaded()),
  });
}
