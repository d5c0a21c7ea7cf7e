import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();

const readOnly = { visible: true, read: true, write: false };

test('users with write add a berth, and users with read see it', async () => {
  const chief = await (
    await addPerson(server, 'ADMIN', undefined, { quay: { ...readOnly, write: true } })
  ).join();
  const reader = await (await addPerson(server, 'OPERATOR', undefined, { quay: readOnly })).join();
  const berth = { name: 'Nord', metres: 210 };

  expect((await reader.client.post('/berths', berth, reader.headers)).status).toBe(403);
  expect((await chief.client.post('/berths', berth, chief.headers)).status).toBe(200);
  expect((await chief.client.post('/berths', berth, chief.headers)).status).toBe(409);
  expect((await chief.client.post('/berths', { name: '' }, chief.headers)).status).toBe(400);
  const { body } = await reader.client.get('/berths', reader.headers);
  expect(body).toEqual({ success: true, data: [{ id: expect.any(String), ...berth }] });
  expect((await server.audit())[0]).toMatchObject({ action: 'CREATE', metadata: { after: berth } });
});

test('users without the module read nothing', async () => {
  const stranger = await (await addPerson(server, 'OPERATOR')).join();
  expect((await stranger.client.get('/berths', stranger.headers)).status).toBe(403);
});
