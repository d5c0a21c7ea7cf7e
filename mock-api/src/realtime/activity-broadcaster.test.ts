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

function recipient(name: string, ...joined: string[]) {
  const write = jest.fn<unknown, [string, { wsPreEncodedFrame?: Buffer[] }?]>();
  const listening: Recipient = { rooms: new Set(joined), conn: { transport: { name }, write } };
  const ids = () =>
    write.mock.calls.map(([packet, options]) => {
      const bytes = options?.wsPreEncodedFrame?.[0]?.toString() ?? packet;
      return [...bytes.matchAll(/"id":"(\w+)"/g)].map(([, id]) => id).join(' ');
    });
  return { listening, ids };
}

const administrator = recipient('websocket', rooms.administrators);
const poller = recipient('polling', rooms.administrators);
const colleague = recipient('websocket', rooms.everyone);
const listening = [administrator, poller, colleague];
let broadcaster: ActivityBroadcaster;

beforeEach(() => {
  jest.useFakeTimers();
  for (const one of listening) jest.mocked(one.listening.conn.write).mockClear();
  broadcaster = createActivityBroadcaster(() => listening.map((one) => one.listening));
});
afterEach(() => {
  broadcaster.stop();
  jest.useRealTimers();
});

test('the first is told at once, those that follow at its heels together, in their order', () => {
  broadcaster.tell(activity('a'));
  expect(administrator.ids()).toEqual(['a']);
  broadcaster.tell(activity('b'));
  broadcaster.tell(activity('c'));
  expect(administrator.ids()).toEqual(['a']);
  jest.advanceTimersByTime(50);
  expect(administrator.ids()).toEqual(['a', 'b c']);
  expect(poller.ids()).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(50);
  broadcaster.tell(activity('d'));
  expect(administrator.ids()).toEqual(['a', 'b c', 'd']);
});

test('of those told together, each hears what they may', () => {
  broadcaster.tell(activity('a', { action: 'LOGIN' }));
  broadcaster.tell(activity('b', { action: 'LOGOUT' }));
  broadcaster.tell(activity('c', { userId: null, action: 'LOGIN_FAILED' }));
  broadcaster.tell(activity('d', { action: 'LOGIN' }));
  jest.advanceTimersByTime(50);
  expect(administrator.ids()).toEqual(['a', 'b c d']);
  expect(colleague.ids()).toEqual(['a', 'b d']);
});

test('who may hear nothing is written nothing', () => {
  broadcaster.tell(activity('a', { userId: null, action: 'LOGIN_FAILED' }));
  expect(colleague.ids()).toEqual([]);
  expect(administrator.ids()).toEqual(['a']);
});
