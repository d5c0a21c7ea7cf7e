import type { UserActivity } from '@escale/contracts';

/** A connection, as far as telling needs it. */
export interface Recipient {
  rooms: ReadonlySet<string>;
  conn: { transport: { name: string }; write: (packet: string, options?: object) => unknown };
}

/** Activities for the same ears, encoded once for all of them. */
export interface FrameBatch {
  tell: (recipient: Recipient) => void;
}

/**
 * On the line each activity is an event and a frame of its own; a websocket gets all the frames in one write, which
 * costs the server what one event does.
 */
export function createFrameBatch(activities: readonly UserActivity[]): FrameBatch {
  const packets = activities.map((activity) => `2${JSON.stringify(['user_activity', activity])}`);
  const frames = Buffer.concat(packets.map((packet) => textFrame(`4${packet}`)));
  const [first] = packets;
  return {
    tell: ({ conn }) => {
      if (conn.transport.name !== 'websocket') for (const packet of packets) conn.write(packet);
      else if (first !== undefined) conn.write(first, { wsPreEncodedFrame: [frames] });
    },
  };
}

const finalText = 0x81;
const shortest = 125;
const lengthFollows = 126;

/** A whole WebSocket text frame from a server (RFC 6455, 5.2), up to 64 kB: an activity is far shorter. */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header =
    length <= shortest ? [finalText, length] : [finalText, lengthFollows, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), Buffer.from(text)]);
}
