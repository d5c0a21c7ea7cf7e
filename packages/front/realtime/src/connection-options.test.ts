import { createAppStore } from '@escale/auth';
import { io } from 'socket.io-client';
import { openConnection } from './connection';
import { createRealtimeEventHandlers } from './event-handlers';

jest.mock('socket.io-client');

const on = jest.fn();
const emit = jest.fn();
const socket = { on, emit, off: () => socket, disconnect: () => socket };

beforeEach(() => {
  jest.mocked(io).mockReturnValue(socket as unknown as ReturnType<typeof io>);
  const handlers = createRealtimeEventHandlers(createAppStore());
  openConnection({ handlers, verify: () => Promise.resolve(), origin: 'https://escale.test' })();
});

const passedOptions = () => jest.mocked(io).mock.calls[0]?.[1];

it('connects below /api, by websocket and then by polling [§7-31]', () => {
  expect(jest.mocked(io).mock.calls[0]?.[0]).toBe('https://escale.test');
  expect(passedOptions()).toMatchObject({ path: '/api', tryAllTransports: true });
  const transports = passedOptions()?.transports as (new (...given: unknown[]) => { name: string })[];
  expect(transports.map((Transport) => Transport.prototype.name)).toEqual(['websocket', 'polling']);
});

it('reconnects after 1 s to 5 s and gives up an attempt after 20 s [§9-28]', () => {
  expect(passedOptions()).toMatchObject({
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    timeout: 20_000,
  });
});

it('listens to the three events of the server and to topics, and sends none [§7-32]', () => {
  const lifecycle = ['connect', 'disconnect', 'connect_error'];
  const events = on.mock.calls.map(([event]) => event as string);
  expect(events.filter((event) => !lifecycle.includes(event)).toSorted()).toEqual([
    'topic',
    'user_activity',
    'user_connected',
    'user_disconnected',
  ]);
  expect(emit).not.toHaveBeenCalled();
});
