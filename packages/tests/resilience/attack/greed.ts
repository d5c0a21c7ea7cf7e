import { setTimeout as pause } from 'node:timers/promises';
import type { Agent } from 'undici';
import { countText } from './attack';
import { codeOf, openAgent, send, type Call } from './http';
import type { Target } from './servers';

/** Responses to other users during an attack. */
export interface ResponsesToOthers {
  servedCount: number;
  sentCount: number;
  slowestMs: number;
  /** Status and error code of each call that was refused, or 'no answer'. */
  refusals: string[];
}

/** True if there were at least 50 calls, and at least 99 % of them were answered with success. */
export const areOthersServed = ({ servedCount, sentCount }: ResponsesToOthers) =>
  sentCount >= 50 && servedCount / sentCount >= 0.99;

export const describeOthers = ({ servedCount, sentCount, slowestMs, refusals }: ResponsesToOthers) =>
  `others ${servedCount} of ${sentCount}, at most ${Math.round(slowestMs)} ms${refusals.length > 0 ? ` (${countText(refusals)})` : ''}`;

/** Returns an address of this machine other than the attacker's, where it has one. */
const addressOfOther = (index: number) =>
  process.platform === 'linux' ? `127.0.0.${2 + (index % 50)}` : undefined;

/** Calls the product through the gateway, from an address. */
export const callGateway = (agent: Agent, { port }: Pick<Target, 'port'>, call: Call) =>
  send(agent, `http://127.0.0.1:${port}`, {
    ...call,
    headers: { host: `localhost:${port}`, ...call.headers },
  });

const otherUserCount = 8;
const pauseMs = 10;
const probeCall: Call = { path: '/api/auth/otp-config' };

/** Makes calls as other users, from eight addresses at once, until the attack ends; returns how they were answered. */
export async function watchOthers(target: Target, attack: Promise<unknown>): Promise<ResponsesToOthers> {
  const others: ResponsesToOthers = { servedCount: 0, sentCount: 0, slowestMs: 0, refusals: [] };
  let isOver = false;
  const end = attack.then(
    () => void (isOver = true),
    () => void (isOver = true),
  );
  const watch = async (_: unknown, index: number) => {
    const agent = openAgent(addressOfOther(index));
    while (!isOver) {
      const started = performance.now();
      const answer = await callGateway(agent, target, probeCall).catch(() => undefined);
      others.slowestMs = Math.max(others.slowestMs, performance.now() - started);
      others.sentCount += 1;
      if (answer?.status === 200) others.servedCount += 1;
      else others.refusals.push(answer === undefined ? 'no answer' : codeOf(answer));
      await pause(pauseMs);
    }
    await agent.destroy();
  };
  await Promise.all([end, ...Array.from({ length: otherUserCount }, watch)]);
  await attack;
  return others;
}
