import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { networkOf } from './attempt-keys';
import { overloaded } from '../errors';
import { createQueues } from './queues';

/** Resolves when it is a call's turn to ask the database. */
export type Turn = () => Promise<void>;

/** The place of a call among those that are under way. */
export interface Place {
  turn: Turn;
  /** Gives the place up while the work waits for something else than the database, and takes one again. */
  apart: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gives the place up for good: the work needs no database any more. */
  leave: () => void;
}

/** Runs a call of an address, or refuses it with 503 while as many as the limit allows are under way. */
export type Admit = <T>(address: string, work: (place: Place) => Promise<T>) => Promise<T>;

export interface Admission {
  admit: Admit;
  /** True for an address with a call under way. */
  isIn: (address: string) => boolean;
}

/** Calls that are never refused for load. */
export const alwaysAdmitted: Admit = (_address, work) =>
  work({ turn: () => Promise.resolve(), apart: (waiting) => waiting(), leave: () => undefined });

/**
 * Bounds the calls under way, since all wait for one database; those of an address get a quarter of the places, and wait for it.
 * One call gets its turn in each turn of the event loop: the embedded database runs all queries that wait for it before anything
 * else happens in this process, and a turn accepts only one connection.
 */
export function createAdmission(most: number): Admission {
  const share = Math.ceil(most / 4);
  const { enter, isIn } = createQueues({
    places: most,
    share,
    waiting: most - share,
    refusal: overloaded,
  });
  const waiting: (() => void)[] = [];
  const startNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(startNext);
  };
  const turn: Turn = () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(startNext);
    });
  const admit: Admit = async (address, work) => {
    let leave = await enter(address);
    const apart: Place['apart'] = async (wait) => {
      leave();
      const result = await wait();
      leave = await enter(address);
      return result;
    };
    try {
      return await work({ turn, apart, leave: () => leave() });
    } finally {
      leave();
    }
  };
  return { admit, isIn };
}

/** What tells how the process fares is asked above all when it fares badly. */
const alwaysAnswered = ['/api/health', '/healthz', '/readyz', '/metrics'];

/**
 * Refuses calls with 503 while the process itself answers late, but those and the only call of an address: others must not be
 * turned away for what one asks.
 */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { MAX_LOOP_DELAY_MS }: Config,
  { isIn }: Pick<Admission, 'isIn'>,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    pressureHandler: (request) =>
      alwaysAnswered.includes(request.routeOptions.url ?? '') || !isIn(networkOf(request.ip))
        ? undefined
        : Promise.reject(overloaded()),
  });
}
