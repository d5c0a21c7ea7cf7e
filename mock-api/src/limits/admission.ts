import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { networkOf } from './attempt-keys';
import { overloaded } from '../errors';
import { createQueues } from './queues';

/** Resolves when the call may query the database. */
export type WaitForTurn = () => Promise<void>;

/** The slot of a call in progress. */
export interface CallSlot {
  waitForTurn: WaitForTurn;
  /** Releases the slot during `work`, which does not need it, then acquires a slot again. */
  withoutSlot: <T>(work: () => Promise<T>) => Promise<T>;
  /** Releases the slot permanently: the work no longer needs the database. */
  release: () => void;
}

/** Runs a call from an IP address, or refuses it with 503 while too many calls are in progress. */
export type Admit = <T>(address: string, work: (slot: CallSlot) => Promise<T>) => Promise<T>;

export interface Admission {
  admit: Admit;
  /** True while a call from the address is in progress. */
  hasCall: (address: string) => boolean;
}

/** Admits every call, whatever the load. */
export const alwaysAdmitted: Admit = (_address, work) =>
  work({
    waitForTurn: () => Promise.resolve(),
    withoutSlot: (waiting) => waiting(),
    release: () => undefined,
  });

/**
 * Creates the limit on the calls in progress, which share one database. An address gets at most a
 * quarter of the slots; its further calls queue. At most one call starts per event-loop iteration.
 * The embedded database runs all queued queries within one iteration, and an iteration accepts only
 * one new connection: long iterations would keep other callers out.
 */
export function createAdmission(maxCalls: number): Admission {
  const share = Math.ceil(maxCalls / 4);
  const { acquire, isBusy } = createQueues({
    places: maxCalls,
    share,
    waiting: maxCalls - share,
    refusal: overloaded,
  });
  const waiting: (() => void)[] = [];
  const startNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(startNext);
  };
  const waitForTurn: WaitForTurn = () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(startNext);
    });
  const admit: Admit = async (address, work) => {
    let release = await acquire(address);
    const withoutSlot: CallSlot['withoutSlot'] = async (wait) => {
      release();
      const result = await wait();
      release = await acquire(address);
      return result;
    };
    try {
      return await work({ waitForTurn, withoutSlot, release: () => release() });
    } finally {
      release();
    }
  };
  return { admit, hasCall: isBusy };
}

/** Paths that stay available under load. */
const alwaysAnsweredPaths = ['/api/health', '/healthz', '/readyz', '/metrics'];

/**
 * Refuses calls with 503 while the event loop lags. Always admits a call to one of `alwaysAnsweredPaths` and a call from an address
 * without another call in progress, so that one heavy caller does not lock out the others.
 */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { MAX_LOOP_DELAY_MS }: Config,
  { hasCall }: Pick<Admission, 'hasCall'>,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    pressureHandler: (request) =>
      alwaysAnsweredPaths.includes(request.routeOptions.url ?? '') || !hasCall(networkOf(request.ip))
        ? undefined
        : Promise.reject(overloaded()),
  });
}
