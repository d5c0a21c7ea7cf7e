import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { inParallel, inTurn, countText, type Attack, type AttackFamily } from '../attack';
import { addPerson, addSignedIn } from '../people';
import type { Target } from '../servers';
import { expectSuccess } from '../visitor';

const maxWaitMs = 5_000;

/** Opens a live connection; resolves to `undefined` if it is refused. */
export function connectLive(target: Target, auth: object): Promise<Socket | undefined> {
  const socket = io(target.origin, {
    path: '/api',
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  return new Promise((resolve) => {
    const refuse = () => {
      socket.disconnect();
      resolve(undefined);
    };
    const limit = setTimeout(refuse, maxWaitMs);
    socket.once('connect', () => {
      clearTimeout(limit);
      resolve(socket);
    });
    socket.once('connect_error', () => {
      clearTimeout(limit);
      refuse();
    });
  });
}

const connectionWithoutToken: Attack = {
  name: 'open a live connection without a valid token',
  threat: 'a stranger sees who works and what changes',
  expected: 'refused',
  run: async (target) => {
    const forms = [
      {},
      { token: '' },
      { token: 'e30.e30.x' },
      { token: [target.superAdmin.accessToken] },
      { token: null },
    ];
    const sockets = await inTurn(forms, (auth) => connectLive(target, auth));
    const open = sockets.filter((socket) => socket?.connected === true);
    for (const socket of sockets) socket?.disconnect();
    return { isRepelled: open.length === 0, observation: `${open.length} of ${forms.length} opened` };
  },
};

/** Records what a connection receives, as text. */
function recordMessages(socket: Socket): string[] {
  const heard: string[] = [];
  socket.onAny((event: string, ...given: unknown[]) => heard.push(`${event} ${JSON.stringify(given)}`));
  return heard;
}

/**
 * Waits until an event with these texts is received. Throws if none arrives, since the attack would
 * then prove nothing.
 */
async function untilHeard(heard: readonly string[], ...texts: string[]): Promise<void> {
  const limit = Date.now() + maxWaitMs;
  while (!heard.some((event) => texts.every((text) => event.includes(text)))) {
    if (Date.now() > limit) throw new Error('the change was not broadcast at all');
    await pause(50);
  }
}

const foreignChanges: Attack = {
  name: "receive other users' changes as an operator",
  threat: 'names and changes without the right to see them',
  expected: 'no change of another account, though an administrator receives it',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const other = await addPerson(target);
    const [socket, witness] = await inTurn([visitor, target.superAdmin], ({ accessToken }) =>
      connectLive(target, { token: accessToken }),
    );
    if (socket === undefined || witness === undefined) throw new Error('no live connection');
    const [heard, witnessed] = [recordMessages(socket), recordMessages(witness)];
    await expectSuccess(target.superAdmin.call('PUT', `/users/${other.id}`, { firstName: 'Secret' }));
    await expectSuccess(target.superAdmin.call('DELETE', `/users/${other.id}`));
    await untilHeard(witnessed, '"action":"DELETE"', other.id);
    await pause(300);
    socket.disconnect();
    witness.disconnect();
    const changes = heard.filter((text) =>
      /"action":"(?:CREATE|UPDATE|DELETE|ROLE_CHANGE)|Secret/.test(text),
    );
    return {
      isRepelled: changes.length === 0,
      observation: `${changes.length} of ${witnessed.length} events`,
    };
  },
};

const connectionAfterLogout: Attack = {
  name: 'keep a live connection after signing out',
  threat: 'a thief listens on',
  expected: 'closed within 2 s',
  provenBy: 'mock-api/src/realtime/realtime.test.ts: signing out disconnects that session only, immediately',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const socket = await connectLive(target, { token: visitor.accessToken });
    if (socket === undefined) throw new Error('no live connection');
    const closed = new Promise<string>((resolve) => socket.once('disconnect', () => resolve('closed')));
    await expectSuccess(visitor.call('POST', '/auth/logout', {}));
    const observation = await Promise.race([closed, pause(2_000, 'open')]);
    socket.disconnect();
    return { isRepelled: observation === 'closed', observation };
  },
};

const manySockets: Attack = {
  name: 'open 120 live connections for one account',
  threat: 'one account uses up the memory of the server',
  expected: 'at most 60',
  provenBy: 'mock-api/src/http/load.test.ts: opens as many live connections per account as the limit allows',
  run: async (target) => {
    const { visitor } = await addSignedIn(target);
    const sockets = await inParallel(120, () => connectLive(target, { token: visitor.accessToken }));
    await pause(500);
    const open = sockets.filter((socket) => socket?.connected === true).length;
    for (const socket of sockets) socket?.disconnect();
    if (open === 0) throw new Error('no live connection');
    return {
      isRepelled: open <= 60,
      observation:
        countText(sockets.map((socket) => (socket === undefined ? 'refused' : 'accepted'))) +
        `; ${open} open`,
    };
  },
};

export const liveConnectionAttacks: AttackFamily = {
  name: 'live connection',
  attacks: [connectionWithoutToken, foreignChanges, connectionAfterLogout, manySockets],
};
