import { createActivityBroadcaster, type ActivityBroadcaster } from './activity-broadcaster';
import { rooms } from './audience';
import type { Recipient } from './frame-batch';
import type { Activity } from './changes';

const createActivity = (id: string, extra: Partial<Activity> = {}): Activity => ({
  id,
  action: 'UPDATE',
  resource: 'users',
  userId: 'self',
  timestamp: '2026-03-02T08:00:00.000Z',
  ...extra,
});

const framingTransport = { name: 'websocket', socket: { _sender: { sendFrame: () => undefined } } };

function createRecipient(transport: object, ...joined: string[]) {
  const write = jest.fn<unknown, [string, { wsPreEncodedFrame?: Buffer[] }?]>();
  const listening: Recipient = { rooms: new Set(joined), conn: { transport, write } };
  const ids = () =>
    write.mock.calls.map(([packet, options]) => {
      const bytes = options?.wsPreEncodedFrame?.[0]?.toString() ?? packet;
      return [...bytes.matchAll(/"id":"(\w+)"/g)].map(([, id]) => id).join(' ');
    });
  return { listening, ids };
}

const administrator = createRecipient(framingTransport, rooms.administrators);
const poller = createRecipient({ name: 'polling' }, rooms.administrators);
const colleague = createRecipient(framingTransport, rooms.everyone);
const compressed = createRecipient({ ...framingTransport, perMessageDeflate: {} }, rooms.administrators);
const unframed = createRecipient({ name: 'websocket', socket: {} }, rooms.administrators);
const allRecipients = [administrator, poller, colleague, compressed, unframed];
let broadcaster: ActivityBroadcaster;

beforeEach(() => {
  jest.useFakeTimers();
  for (const one of allRecipients) jest.mocked(one.listening.conn.write).mockClear();
  broadcaster = createActivityBroadcaster(() => allRecipients.map((one) => one.listening));
});
afterEach(() => {
  broadcaster.stop();
  jest.useRealTimers();
});

test('sends the first activity at once and those within the batch window together, in order; without frames, one by one', () => {
  broadcaster.broadcast(createActivity('a'));
  expect(administrator.ids()).toEqual(['a']);
  broadcaster.broadcast(createActivity('b'));
  broadcaster.broadcast(createActivity('c'));
  expect(administrator.ids()).toEqual(['a']);
  jest.advanceTimersByTime(50);
  expect(administrator.ids()).toEqual(['a', 'b c']);
  for (const one of [poller, compressed, unframed]) expect(one.ids()).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(50);
  broadcaster.broadcast(createActivity('d'));
  expect(administrator.ids()).toEqual(['a', 'b c', 'd']);
});

test('each recipient receives the part of a batch it is entitled to', () => {
  broadcaster.broadcast(createActivity('a', { action: 'LOGIN', resource: 'auth' }));
  broadcaster.broadcast(createActivity('b', { action: 'LOGOUT', resource: 'auth' }));
  broadcaster.broadcast(createActivity('c', { userId: null, action: 'LOGIN_FAILED' }));
  broadcaster.broadcast(createActivity('d', { action: 'LOGIN', resource: 'auth' }));
  jest.advanceTimersByTime(50);
  expect(administrator.ids()).toEqual(['a', 'b c d']);
  expect(colleague.ids()).toEqual(['a', 'b d']);
});

test('writes nothing to a recipient entitled to nothing', () => {
  broadcaster.broadcast(createActivity('a', { userId: null, action: 'LOGIN_FAILED' }));
  expect(colleague.ids()).toEqual([]);
  expect(administrator.ids()).toEqual(['a']);
});
