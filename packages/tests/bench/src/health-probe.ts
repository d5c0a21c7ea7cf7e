import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** The message that starts a probe, which lasts `milliseconds`. The reply is a sorted list of durations in milliseconds. */
export interface ProbeOrder {
  origin: string;
  milliseconds: number;
}

const probeIntervalMs = 20;

/** Calls /api/health at a steady pace. */
async function probe({ origin, milliseconds }: ProbeOrder): Promise<number[]> {
  const agent = new Agent();
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const ask = async () => {
    const started = performance.now();
    const answer = await request(`${origin}/api/health`, { dispatcher: agent });
    await answer.body.dump();
    times.push(answer.statusCode === 200 ? performance.now() - started : 1e9);
  };
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    asked.push(ask());
    await pause(probeIntervalMs);
  }
  await Promise.all(asked);
  await agent.destroy();
  return times.sort((one, other) => one - other);
}

process.on('message', (order: ProbeOrder) => {
  void probe(order).then((times) => process.send?.(times));
});
