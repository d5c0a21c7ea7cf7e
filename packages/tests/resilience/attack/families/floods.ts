import { Agent } from 'undici';
import { inParallel, countText, type Attack, type AttackFamily } from '../attack';
import { openAgent, send, type Answer } from '../http';
import { addSignedIn } from '../people';
import { openSocket, type RawSocket } from '../raw-socket';
import type { Target } from '../servers';
import { startTarget } from '../target';

const heldRequestCount = 150;
const timeoutMs = 15_000;

/**
 * Calls the gateway as another user during an attack: from another address, if this machine has
 * one.
 */
async function callAsOtherUser({ port }: Target): Promise<string> {
  const agent = process.platform === 'linux' ? openAgent('127.0.0.2') : openAgent();
  const started = performance.now();
  const call = send(agent, `http://127.0.0.1:${port}`, {
    path: '/api/auth/otp-config',
    headers: { host: `localhost:${port}` },
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined).unref());
  const answer = await Promise.race([call, late]).finally(() => void agent.destroy());
  if (answer === undefined) return 'no answer';
  return answer.status === 200
    ? `200 in ${Math.round(performance.now() - started)} ms`
    : String(answer.status);
}

const isServed = (seen: string) => seen.startsWith('200');

/** Returns a request whose body is shorter than its `Content-Length`. */
function unfinishedRequest(port: number): string {
  const head = `POST /api/auth/check-email HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n`;
  return `${head}Content-Length: 50000\r\n\r\n{"email":`;
}

async function holdUnfinishedRequests(port: number, count: number): Promise<RawSocket[]> {
  const sockets = await inParallel(count, () => openSocket(port));
  for (const socket of sockets) socket.write(unfinishedRequest(port));
  return sockets;
}

const slowBodies: Attack = {
  name: `hold ${heldRequestCount} requests open with bodies that never end`,
  threat: 'a stranger stops the API for everybody',
  expected: 'others are served',
  provenBy:
    'packages/server/gateway/src/open-requests.test.ts: answers other calls while 150 bodies are open',
  run: async (target) => {
    const sockets = await holdUnfinishedRequests(target.port, heldRequestCount);
    try {
      const observation = await callAsOtherUser(target);
      return { isRepelled: isServed(observation), observation };
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};

const pollPath = '/api/?EIO=4&transport=polling';

interface Poll {
  /** Resolves when the poll is answered or its connection fails. */
  answered: Promise<unknown>;
}

/** Opens a long poll of a signed-in account and leaves it pending. */
async function holdPoll(agent: Agent, { origin }: Target, token: string): Promise<Poll | undefined> {
  const opened = await send(agent, origin, { path: pollPath });
  const sid = /"sid":"([^"]+)"/.exec(opened.text)?.[1];
  if (sid === undefined) return undefined;
  const path = `${pollPath}&sid=${sid}`;
  const headers = { 'content-type': 'text/plain' };
  await send(agent, origin, { method: 'POST', path, headers, body: `40${JSON.stringify({ token })}` });
  await send(agent, origin, { path });
  return { answered: send(agent, origin, { path }).catch(() => undefined) };
}

const longPolls: Attack = {
  name: `hold ${heldRequestCount} long polls of one account open`,
  threat: 'one account, or an office without WebSockets, stops the API',
  expected: 'others are served',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const agent = openAgent();
    try {
      const polls = await inParallel(heldRequestCount, () =>
        holdPoll(agent, target, visitor.accessToken ?? '').catch(() => undefined),
      );
      const seen = await callAsOtherUser(target);
      const held = polls.filter((poll) => poll !== undefined).length;
      return { isRepelled: isServed(seen), observation: `${seen}, beside ${held} polls` };
    } finally {
      await agent.destroy();
    }
  },
};

const endlessBodies: Attack = {
  name: 'send a byte of a body now and then, for 75 seconds',
  threat: 'open requests add up until nothing is left',
  expected: 'closed within 60 s by the gateway and by the API',
  slow: true,
  run: async ({ port, apiPort }) => {
    const sockets = (
      await Promise.all([holdUnfinishedRequests(port, 5), holdUnfinishedRequests(apiPort, 5)])
    ).flat();
    const drip = setInterval(() => sockets.forEach((socket) => socket.isOpen() && socket.write(' ')), 2_000);
    const closed = await Promise.all(sockets.map((socket) => socket.closed(75_000)));
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
    return {
      isRepelled: !closed.includes(false),
      observation: countText(closed.map((is) => (is ? 'closed' : 'open'))),
    };
  },
};

const largeCompany: Attack = {
  name: 'load the list of 10,000 users from 100 clients for 10 s',
  threat: 'a busy morning stops the service',
  expected: 'answers or 503; the health check within 2 s',
  slow: true,
  run: async () => {
    const target = await startTarget({ SEED_USERS: '10000' });
    const { agent, origin, superAdmin } = target;
    const headers = { authorization: `Bearer ${superAdmin.accessToken ?? ''}`, 'accept-encoding': 'br' };
    const limit = Date.now() + 10_000;
    const statuses: (number | string)[] = [];
    const times: number[] = [];
    const repeat = async (action: () => Promise<void>) => {
      while (Date.now() < limit) await action();
    };
    try {
      const clients = inParallel(100, () =>
        repeat(async () => {
          const answer: Pick<Answer, 'status'> | undefined = await send(agent, origin, {
            path: '/api/users',
            headers,
          }).catch(() => undefined);
          statuses.push(answer?.status ?? 'no answer');
        }),
      );
      await repeat(async () => {
        const started = performance.now();
        await send(agent, origin, { path: '/api/health' }).catch(() => undefined);
        times.push(performance.now() - started);
      });
      await clients;
      const slowest = Math.round(Math.max(...times));
      const answered = statuses.filter((status) => status === 200).length;
      return {
        isRepelled: answered > 0 && slowest < 2_000,
        observation: `${countText(statuses)}; health at most ${slowest} ms`,
      };
    } finally {
      await target.stop();
    }
  },
};

export const floodAttacks: AttackFamily = {
  name: 'floods',
  attacks: [slowBodies, longPolls, endlessBodies, largeCompany],
};
