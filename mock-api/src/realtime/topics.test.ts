import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { formatRegistry, type ModuleDescriptor } from '@escale/contracts';
import { publishTopic } from '../db/publish-topic';
import { users } from '../db/schema';
import { addPerson } from '../../testing/test-people';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { connectSocket, until } from '../../testing/test-socket';

let server: TestServer;
let folder: string;

const quay: ModuleDescriptor = {
  id: 'quay',
  version: '1.0.0-aaaaaaaa',
  owner: { team: 'Équipe Quai', contact: 'quai@escale.test' },
  label: 'Quai',
  hostApi: '^1.8.0',
  path: '/quay',
  card: null,
  permissions: ['read', 'release'],
  routes: [{ path: '/quay', access: 'read' }],
  topics: [
    { name: 'berths', right: 'read' },
    { name: 'releases', right: 'release' },
  ],
  entry: null,
  files: {},
};

const publishModule = (live: ModuleDescriptor) =>
  writeFile(path.join(folder, 'modules.json'), formatRegistry([{ live, previous: [] }]));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'topics-'));
  await publishModule(quay);
  server = await startTestServer({ MODULE_REGISTRY: path.join(folder, 'modules.json') });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function arrive(rights?: Record<string, boolean>) {
  const person = await addPerson(
    server,
    'OPERATOR',
    undefined,
    rights && { quay: { visible: true, ...rights } },
  );
  const { headers } = await person.join();
  const connection = await connectSocket(server.origin, { token: headers.authorization.slice(7) });
  const heard = () => connection.of('topic').map(({ topic, message }) => [topic, message]);
  return { ...connection, id: person.id, heard };
}

const publishRelease = (id: string) => publishTopic(server.db, 'quay/releases', { id });
const publishBerth = (id: string) => publishTopic(server.db, 'quay/berths', { id });

test('a message goes only to users who hold the right of its topic', async () => {
  const reader = await arrive({ read: true });
  const chief = await arrive({ read: true, release: true });
  const stranger = await arrive();
  await publishRelease('r1');
  await publishBerth('b1');
  await until(() => chief.heard().length === 2 && reader.heard().length === 1);
  expect(chief.heard()).toEqual([
    ['quay/releases', { id: 'r1' }],
    ['quay/berths', { id: 'b1' }],
  ]);
  expect(reader.heard()).toEqual([['quay/berths', { id: 'b1' }]]);
  expect(stranger.of('topic')).toEqual([]);
});

test('withdrawing a right ends its topic on the open connection', async () => {
  const reader = await arrive({ read: true });
  const other = await arrive({ read: true });
  await publishBerth('b1');
  await until(() => reader.heard().length === 1);
  // One transaction withdraws the right and publishes a message, which arrives before the connection can be checked again.
  await server.db.transaction(async (tx) => {
    const permissions = { quay: { visible: true, read: false } };
    await tx.update(users).set({ permissions }).where(eq(users.id, reader.id));
    await publishTopic(tx, 'quay/berths', { id: 'b2' });
  });
  await until(() => other.heard().length === 2);
  expect(reader.heard()).toHaveLength(1);
  expect(reader.socket.connected).toBe(true);
});

test('open connections gain the topics of a newly published version, and lose those it drops', async () => {
  const reader = await arrive({ read: true });
  await publishModule({ ...quay, version: '1.1.0', topics: [{ name: 'cranes', right: 'read' }] });
  const hearsCranes = () => reader.heard().some(([topic]) => topic === 'quay/cranes');
  // No event reports that the registry has been read, so the test sends messages until one arrives.
  while (!hearsCranes()) {
    await publishTopic(server.db, 'quay/cranes', {});
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await publishBerth('b1');
  await publishTopic(server.db, 'quay/cranes', { last: true });
  await until(() => JSON.stringify(reader.heard()).includes('last'));
  expect(reader.heard().filter(([topic]) => topic === 'quay/berths')).toEqual([]);
});

test('a rolled-back transaction sends nothing, and a message that is too long is refused', async () => {
  const reader = await arrive({ read: true });
  await server.db
    .transaction(async (tx) => {
      await publishTopic(tx, 'quay/berths', { id: 'undone' });
      throw new Error('undone');
    })
    .catch(() => undefined);
  await expect(publishTopic(server.db, 'quay/berths', 'x'.repeat(5_000))).rejects.toThrow(
    'exceeds 4096 bytes',
  );
  await publishBerth('b1');
  await until(() => reader.heard().length > 0);
  expect(reader.heard()).toEqual([['quay/berths', { id: 'b1' }]]);
});
