import { createActivityBroadcaster, type ActivityBroadcaster } from './activity-broadcaster';
import { rooms } from './audience';
import type { Recipient } from './frame-batch';
import type { Activity } from './changes';

const activity = (id: string, extra: Partial<Activity> = {}): Activity => ({
  id,
  action: 'UPDATE',
  resource: 'users',
  userId: 'self',
  timestamp: '2026-03-02T08:00:00.000Z',
  ...extra,
});

const framingTransport = { name: 'websocket', socket: { _sender: { sendFrame: () => undefined } } };

function recipient(transport: object, ...joined: string[]) {
  const write = jest.fn<unknown, [string, { wsPreEncodedFrame?: Buffer[] }?]>();
  const listening: Recipient = { rooms: new Set(joined), conn: { transport, write } };
  const ids = () =>
    write.mock.calls.map(([packet, options]) => {
      const bytes = options?.wsPreEncodedFrame?.[0]?.toString() ?? packet;
      return [...bytes.matchAll(/"id":"(\w+)"/g)].map(([, id]) => id).join(' ');
    });
  return { listening, ids };
}

const administrator = recipient(framingTransport, rooms.administrators);
const poller = recipient({ name: 'polling' }, rooms.administrators);
const colleague = recipient(framingTransport, rooms.everyone);
const compressed = recipient({ ...framingTransport, perMessageDeflate: {} }, rooms.administrators);
const unknown = recipient({ name: 'websocket', socket: {} }, rooms.administrators);
const allRecipients = [administrator, poller, colleague, compressed, unknown];
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
  broadcaster.broadcast(activity('a'));
  expect(administrator.ids()).toEqual(['a']);
  broadcaster.broadcast(activity('b'));
  broadcaster.broadcast(activity('c'));
  expect(administrator.ids()).toEqual(['a']);
  jest.advanceTimersByTime(50);
  expect(administrator.ids()).toEqual(['a', 'b c']);
  for (const one of [poller, compressed, unknown]) expect(one.ids()).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(50);
  broadcaster.broadcast(activity('d'));
  expect(administrator.ids()).toEqual(['a', 'b c', 'd']);
});

test('each recipient receives the part of a batch it is entitled to', () => {
  broadcaster.broadcast(activity('a', { action: 'LOGIN', resource: 'auth' }));
  broadcaster.broadcast(activity('b', { action: 'LOGOUT', resource: 'auth' }));
  broadcaster.broadcast(activity('c', { userId: null, action: 'LOGIN_FAILED' }));
  broadcaster.broadcast(activity('d', { action: 'LOGIN', resource: 'auth' }));
  jest.advanceTimersByTime(50);
  expect(administrator.ids()).toEqual(['a', 'b c d']);
  expect(colleague.ids()).toEqual(['a', 'b d']);
});

test('writes nothing to a recipient entitled to nothing', () => {
  broadcaster.broadcast(activity('a', { userId: null, action: 'LOGIN_FAILED' }));
  expect(colleague.ids()).toEqual([]);
  expect(administrator.ids()).toEqual(['a']);
});
