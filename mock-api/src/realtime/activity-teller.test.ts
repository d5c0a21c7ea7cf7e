import { createActivityTeller, type ActivityTeller } from './activity-teller';
import { rooms } from './audience';
import type { Hearer } from './bundle';
import type { Activity } from './changes';

const activity = (id: string, extra: Partial<Activity> = {}): Activity => ({
  id,
  action: 'UPDATE',
  resource: 'users',
  userId: 'self',
  timestamp: '2026-03-02T08:00:00.000Z',
  ...extra,
});

function hearer(name: string, ...joined: string[]) {
  const write = jest.fn<unknown, [string, { wsPreEncodedFrame?: Buffer[] }?]>();
  const listening: Hearer = { rooms: new Set(joined), conn: { transport: { name }, write } };
  const ids = () =>
    write.mock.calls.map(([packet, options]) => {
      const bytes = options?.wsPreEncodedFrame?.[0]?.toString() ?? packet;
      return [...bytes.matchAll(/"id":"(\w+)"/g)].map(([, id]) => id).join(' ');
    });
  return { listening, ids };
}

const administrator = hearer('websocket', rooms.administrators);
const poller = hearer('polling', rooms.administrators);
const colleague = hearer('websocket', rooms.everyone);
const listening = [administrator, poller, colleague];
let teller: ActivityTeller;

beforeEach(() => {
  jest.useFakeTimers();
  for (const one of listening) jest.mocked(one.listening.conn.write).mockClear();
  teller = createActivityTeller(() => listening.map((one) => one.listening));
});
afterEach(() => {
  teller.stop();
  jest.useRealTimers();
});

test('the first is told at once, those that follow at its heels together, in their order', () => {
  teller.tell(activity('a'));
  expect(administrator.ids()).toEqual(['a']);
  teller.tell(activity('b'));
  teller.tell(activity('c'));
  expect(administrator.ids()).toEqual(['a']);
  jest.advanceTimersByTime(50);
  expect(administrator.ids()).toEqual(['a', 'b c']);
  expect(poller.ids()).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(50);
  teller.tell(activity('d'));
  expect(administrator.ids()).toEqual(['a', 'b c', 'd']);
});

test('of those told together, each hears what they may', () => {
  teller.tell(activity('a', { action: 'LOGIN' }));
  teller.tell(activity('b', { action: 'LOGOUT' }));
  teller.tell(activity('c', { userId: null, action: 'LOGIN_FAILED' }));
  teller.tell(activity('d', { action: 'LOGIN' }));
  jest.advanceTimersByTime(50);
  expect(administrator.ids()).toEqual(['a', 'b c d']);
  expect(colleague.ids()).toEqual(['a', 'b d']);
});

test('who may hear nothing is written nothing', () => {
  teller.tell(activity('a', { userId: null, action: 'LOGIN_FAILED' }));
  expect(colleague.ids()).toEqual([]);
  expect(administrator.ids()).toEqual(['a']);
});
