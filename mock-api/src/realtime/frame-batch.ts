import type { UserActivity } from '@escale/contracts';
import { Sender } from 'ws';

declare module 'ws' {
  // Socket.IO's own adapter frames its broadcasts with this function, which the published types omit.
  export const Sender: {
    frame: (
      data: Buffer,
      options: { fin: boolean; opcode: number; mask: boolean; readOnly: boolean; rsv1: boolean },
    ) => Buffer[];
  };
}

interface Transport {
  name: string;
  perMessageDeflate?: unknown;
  socket?: { _sender?: { sendFrame?: unknown } };
}

/** The part of a Socket.IO connection that sending activities needs. */
export interface Recipient {
  rooms: ReadonlySet<string>;
  conn: { transport: object; write: (packet: string, options?: object) => unknown };
}

/** Activities for recipients with the same rights, encoded once. */
export interface FrameBatch {
  sendTo: (recipient: Recipient) => void;
}

const textFrame = { fin: true, opcode: 1, mask: false, readOnly: false, rsv1: false };

/**
 * Encodes each activity as an event with a WebSocket frame of its own. A WebSocket receives all
 * frames in one write, which costs no more than a single frame.
 */
export function createFrameBatch(activities: readonly UserActivity[]): FrameBatch {
  const packets = activities.map((activity) => `2${JSON.stringify(['user_activity', activity])}`);
  const frames = Buffer.concat(
    packets.flatMap((packet) => Sender.frame(Buffer.from(`4${packet}`), textFrame)),
  );
  const [first] = packets;
  return {
    sendTo: ({ conn }) => {
      if (first === undefined) return;
      if (acceptsFrames(conn.transport)) conn.write(first, { wsPreEncodedFrame: [frames] });
      else for (const packet of packets) conn.write(packet);
    },
  };
}

/**
 * True if Engine.IO accepts pre-encoded frames, by its own condition. Otherwise, Engine.IO would
 * send only the first packet of a batch.
 */
function acceptsFrames(transport: object): boolean {
  const { name, perMessageDeflate, socket } = transport as Transport;
  return name === 'websocket' && !perMessageDeflate && typeof socket?._sender?.sendFrame === 'function';
}
