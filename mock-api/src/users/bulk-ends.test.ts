import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { sessions, users } from '../db/schema';
import { openSeededDatabase } from '../../testing/test-database';
import { withHooks, type DatabaseHooks } from '../../testing/test-hooked-database';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const [batchSize, userCount] = [50, 120];
const hooks: DatabaseHooks = {};

let server: TestServer;
let userIds: string[];
beforeAll(async () => {
  const database = withHooks(await openSeededDatabase(), hooks);
  server = await startTestServer({ SEED_USERS: String(userCount) }, { database });
  const operators = await server.db.select().from(users).where(eq(users.role, 'OPERATOR'));
  userIds = operators.map(({ id }) => id).slice(0, userCount);
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db
    .update(users)
    .set({ status: 'ACTIVE', activatedAt: server.now() })
    .where(inArray(users.id, userIds));
});
afterEach(() => {
  hooks.beforeTransaction = hooks.afterCommit = undefined;
});

const countChanged = () =>
  server.db.$count(users, and(inArray(users.id, userIds), ne(users.status, 'ACTIVE')));

/** Calls `work` after the first commit only. */
function atFirstCommit(work: () => Promise<unknown>) {
  hooks.afterCommit = async () => {
    hooks.afterCommit = undefined;
    await work();
  };
}

const deactivateAllBody = () => ({ action: 'deactivate', userIds });

/**
 * Ways to interrupt the action after its first batch. Each is a title, the status and code of the
 * answer, and a function that interrupts the action for the user `id`.
 */
const interruptions: [string, number, string, (id: string) => Promise<unknown>][] = [
  [
    'the suspension of its caller',
    401,
    'UNAUTHENTICATED',
    (id) => server.db.update(users).set({ status: 'SUSPENDED' }).where(eq(users.id, id)),
  ],
  [
    'the end of its session',
    401,
    'UNAUTHENTICATED',
    (id) =>
      server.db
        .update(sessions)
        .set({ endedAt: server.now(), endReason: 'FORCED' })
        .where(eq(sessions.userId, id)),
  ],
  [
    'the end of its right',
    403,
    'FORBIDDEN',
    (id) =>
      server.db
        .update(users)
        .set({ permissions: { users: { visible: true, read: true, write: false } } })
        .where(eq(users.id, id)),
  ],
  [
    'a database that goes away for a moment',
    503,
    'OVERLOADED',
    () => {
      hooks.beforeTransaction = () => {
        hooks.beforeTransaction = undefined;
        throw new Error('Connection terminated unexpectedly');
      };
      return Promise.resolve();
    },
  ],
];

test.each(interruptions)(
  '%s ends a whole bulk action, and the answer says what is done',
  async (_n, status, code, happen) => {
    const { id, client, headers } = await (await addPerson(server, 'ADMIN')).join();
    atFirstCommit(() => happen(id));
    const answer = await client.post('/users/bulk-action', deactivateAllBody(), headers);
    expect(answer).toMatchObject({
      status,
      body: { success: false, code, successCount: batchSize },
    });
    expect(await countChanged()).toBe(batchSize);
  },
);

test('a bulk action ends when its caller disconnects', async () => {
  const { headers } = await (await addPerson(server, 'ADMIN')).join();
  const served = new Promise<Socket>((resolve) => {
    server.app.server.once('connection', resolve);
  });
  const call = request(`${server.origin}/api/users/bulk-action`, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  call.on('error', () => undefined);
  let seen = 0;
  const left = new Promise<void>((resolve) => {
    atFirstCommit(async () => {
      const closed = once(await served, 'close');
      call.destroy();
      await closed;
      hooks.beforeTransaction = () => void (seen += 1);
      resolve();
    });
  });
  call.end(JSON.stringify(deactivateAllBody()));
  await left;
  for (let turn = 0; seen === 0 && turn < 100; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toBe(0);
  expect(await countChanged()).toBe(batchSize);
});
